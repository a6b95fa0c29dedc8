/** Styles shared by elements with buttons, chips and lists. */
import {css} from '../vendor/lit.js';

export const controls = css`
  *, *::before, *::after { box-sizing: border-box; }
  button, .button {
    font: inherit; font-weight: 600; color: var(--ink); background: var(--paper-raised);
    border: 1px solid var(--line-strong); border-radius: var(--round); min-block-size: var(--tap);
    padding: 6px 16px; cursor: pointer; display: inline-flex; align-items: center; justify-content: center; gap: 8px;
    text-decoration: none; touch-action: manipulation; -webkit-tap-highlight-color: transparent;
    transition: background var(--quick), transform var(--quick);
  }
  button:active, .button:active { transform: scale(0.97); }
  button:disabled { opacity: 0.5; cursor: default; }
  button.primary, .button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
  button.accent { background: var(--accent-bright); color: var(--on-accent); border-color: var(--accent); }
  button.danger { color: var(--danger); border-color: var(--danger); }
  button.plain { background: none; border-color: transparent; }
  button.round {
    inline-size: var(--tap); padding: 0; border-radius: 50%; flex: none; background: none; border-color: transparent;
    color: inherit;
  }
  @media (hover: hover) {
    button:not(:disabled):hover, .button:hover { filter: brightness(1.06); }
    button.round:hover, button.plain:hover { background: rgb(128 128 128 / 0.16); }
  }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  h2, h3, p { margin: 0; }
  .icon { flex: none; }
  a { color: var(--link); }
`;
