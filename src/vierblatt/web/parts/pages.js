/** Styles shared by pages of text, lists and forms. */
import {css} from '../vendor/lit.js';

/** A page as a column of text. */
export const column = css`
  :host { display: block; max-inline-size: 760px; margin-inline: auto; padding: 16px 16px 64px; line-height: 1.5; }
`;

/** The contents of pages: panels, lists, forms. */
export const pages = css`
  h1 { font-size: var(--text-xl); margin: 8px 0 4px; line-height: 1.25; }
  h2 { font-size: var(--text-l); margin: 28px 0 8px; }
  h3.kind { margin: 16px 0 4px; }
  .note { color: var(--ink-soft); margin-block: 0 12px; max-inline-size: 62ch; }
  .panel { background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round-l); padding: 16px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .grow { flex: 1 1 200px; }
  ul.plain { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
  .wait { color: var(--ink-soft); padding: 24px 0; text-align: center; }
  .empty {
    color: var(--ink-soft); padding: 20px 16px; text-align: center; border: 1px dashed var(--line-strong);
    border-radius: var(--round-l);
  }
  .empty .row { justify-content: center; margin-block-start: 12px; }
  details.panel { padding: 0; margin-block-start: 12px; }
  details.panel > summary {
    cursor: pointer; min-block-size: 52px; padding: 4px 16px; display: flex; align-items: center; gap: 12px;
    font-weight: 600; list-style: none; border-radius: var(--round-l);
  }
  details.panel > summary::-webkit-details-marker { display: none; }
  details.panel > summary::after {
    content: ''; inline-size: 9px; block-size: 9px; border: solid var(--ink-soft); border-width: 0 2px 2px 0;
    transform: rotate(45deg); margin-inline-start: auto; flex: none;
  }
  details.panel[open] > summary::after { transform: rotate(-135deg); }
  details.panel > div { padding: 4px 16px 16px; display: grid; gap: 12px; }
  .fault { color: var(--danger); font-weight: 600; }
  .empty + .note, label.field + .empty, label.field + .scroll { margin-block-start: 12px; }
  label.field { display: grid; gap: 4px; font-size: var(--text-s); color: var(--ink-soft); }
  label.tick { display: flex; gap: 12px; align-items: center; min-block-size: var(--tap); }
  input:not([type="checkbox"], [type="radio"]), select {
    font: inherit; font-size: 1rem; color: var(--ink); background: var(--paper-raised); border: 1px solid var(--line-strong);
    border-radius: var(--round); min-block-size: var(--tap); padding-inline: 10px; inline-size: 100%; min-inline-size: 0;
    text-overflow: ellipsis;
  }
  input[type="checkbox"] { inline-size: 24px; block-size: 24px; accent-color: var(--primary); flex: none; margin: 0; }
  form { display: grid; gap: 12px; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { text-align: start; padding: 8px; border-block-end: 1px solid var(--line); }
  th, td.number { overflow-wrap: normal; }
  td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
  .tabs { display: flex; gap: 4px; flex-wrap: wrap; margin-block: 12px; }
  .tabs a, .tabs button {
    min-block-size: var(--tap); padding-inline: 14px; display: inline-flex; align-items: center; border-radius: 99px;
    border: 1px solid var(--line-strong); color: var(--ink); text-decoration: none; font-weight: 400;
  }
  .tabs a[aria-current], .tabs [aria-pressed="true"] { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
`;
