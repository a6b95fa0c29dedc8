/** Styles that the pages around the table share: measures, panels, forms, lists and tables. */
import {css} from '../vendor/lit.js';
import {controls} from './controls.js';

export const pageStyles = [controls, css`
  :host { display: block; max-inline-size: 760px; margin-inline: auto; padding: 16px 16px 64px; line-height: 1.5; }
  h1 { font-size: var(--text-xl); line-height: 1.25; margin: 4px 0 12px; text-wrap: balance; }
  h2 { font-size: var(--text-l); line-height: 1.3; margin-block: 28px 8px; }
  h3 { font-size: var(--text-m); margin-block: 16px 4px; }
  ul.bare, ol.bare { list-style: none; margin: 0; padding: 0; }
  .soft { color: var(--ink-soft); }
  .small { font-size: var(--text-s); }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .end { margin-inline-start: auto; }
  .panel {
    background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round-l); padding: 16px;
    margin-block-end: 16px;
  }
  .panel > :first-child { margin-block-start: 0; }
  .empty { color: var(--ink-soft); padding: 24px 16px; text-align: center; border: 1px dashed var(--line-strong);
    border-radius: var(--round-l); }
  .fault { color: var(--danger); font-weight: 600; margin: 0; }
  form { display: grid; gap: 12px; margin: 0; }
  label.field { display: grid; gap: 4px; font-size: var(--text-s); color: var(--ink-soft); }
  input:not([type="checkbox"], [type="radio"]), select, textarea {
    font: inherit; font-size: max(16px, 1rem); color: var(--ink); background: var(--paper-raised);
    border: 1px solid var(--line-strong); border-radius: var(--round); min-block-size: var(--tap);
    padding: 6px 12px; inline-size: 100%; min-inline-size: 0;
  }
  input[type="checkbox"], input[type="radio"] { inline-size: 22px; block-size: 22px; accent-color: var(--primary); margin: 0; flex: none; }
  label.check { display: flex; gap: 12px; align-items: center; min-block-size: var(--tap); cursor: pointer; }
  fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; }
  legend { padding: 0; font-weight: 600; }
  .tabs { display: flex; flex-wrap: wrap; gap: 8px; margin-block-end: 16px; }
  .tabs a, .tabs button { border-radius: 99px; font-size: var(--text-s); }
  .tabs [aria-current], .tabs [aria-pressed="true"] {
    background: var(--primary); color: var(--on-primary); border-color: var(--primary);
  }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { text-align: start; padding: 10px 8px; border-block-end: 1px solid var(--line); vertical-align: baseline; }
  th { font-size: var(--text-s); color: var(--ink-soft); font-weight: 600; }
  td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
  .badge {
    font-size: var(--text-s); font-weight: 600; border-radius: 99px; padding: 1px 10px; border: 1px solid var(--line-strong);
    color: var(--ink-soft); white-space: nowrap;
  }
  .badge.gold { border-color: var(--accent); color: var(--accent-text); }
  @media (max-width: 420px) { :host { padding-inline: 12px; } th, td { padding-inline: 5px; } }
`];
