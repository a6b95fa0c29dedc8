/** Choices that look like chips: radio buttons for the keyboard and screen readers, large targets for fingers. */
import {css} from '../vendor/lit.js';

export const chips = css`
  fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
  legend { padding: 0; font-weight: 600; margin-block-end: 6px; }
  .chips { display: flex; flex-wrap: wrap; gap: 8px; }
  .chip { position: relative; }
  .chip input[type="radio"] { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; margin: 0; cursor: pointer; }
  .chip span {
    display: flex; align-items: center; justify-content: center; min-block-size: var(--tap); min-inline-size: var(--tap);
    padding: 4px 12px; border: 1px solid var(--line-strong); border-radius: 99px; background: var(--paper-raised);
  }
  .chip input:checked + span { background: var(--primary); color: var(--on-primary); border-color: var(--primary); font-weight: 600; }
  .chip input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
