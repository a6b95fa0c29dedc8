/** What the page of a puzzle has beyond the layout of a step of the lessons. */
import {css} from '../vendor/lit.js';

export const styles = css`
  .text small { color: var(--ink-soft); font-size: var(--text-s); }
  .text h2 { font-size: var(--text-l); margin: 0; }
  .text .row { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; }
  .numbers { font-variant-numeric: tabular-nums; font-weight: 600; }
  .answered .text { max-block-size: 56dvh; }
  .begin { display: grid; gap: 16px; }
  .begin button, .begin .button { min-block-size: 52px; }
  header button .label { font-size: var(--text-s); }
  @media (max-width: 359px) { header button .label { display: none; } }
  card-hand[hidden] { display: none; }
  @media (min-width: 1000px) and (min-height: 481px) { .answered .text { max-block-size: none; } }
`;
