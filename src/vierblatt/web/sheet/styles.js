/** Styles shared by the parts of a score sheet: big tiles to tap, and figures in columns. */
import {css} from '../vendor/lit.js';

export const tiles = css`
  fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
  legend { font-weight: 600; padding: 0; margin-block-end: 6px; }
  .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 88px), 1fr)); gap: 8px; }
  .tile {
    position: relative; min-inline-size: 0; min-block-size: 52px; padding: 4px 8px; display: inline-flex;
    align-items: center; justify-content: center; gap: 6px; text-align: center; line-height: 1.2; cursor: pointer;
    border: 1px solid var(--line-strong); border-radius: var(--round); background: var(--paper-raised);
    overflow-wrap: anywhere; touch-action: manipulation; -webkit-tap-highlight-color: transparent;
  }
  .tile input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; min-block-size: 0; margin: 0; opacity: 0; cursor: pointer; }
  .tile:has(:checked) { background: var(--primary); color: var(--on-primary); border-color: var(--primary); font-weight: 700; }
  .tile:has(:checked) span { color: inherit; }
  .tile:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  .tiles.numbers { grid-template-columns: repeat(auto-fill, minmax(52px, 1fr)); }
  .numbers .tile { padding: 4px; font-variant-numeric: tabular-nums; font-size: var(--text-l); }
  .numbers .word { grid-column: span 2; font-size: inherit; }
  .missing { color: var(--danger); font-weight: 600; margin-block-start: 4px; }
`;
