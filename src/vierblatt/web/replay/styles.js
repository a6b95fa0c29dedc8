/** The styles of a table that is stepped through: in a replay and in a review. */
import {css} from '../vendor/lit.js';

export const stepped = css`
  .felt {
    background: radial-gradient(circle at 50% 40%, var(--felt), var(--felt-deep)); color: var(--on-felt);
    display: grid; grid-template-rows: auto 1fr;
  }
  card-table { block-size: clamp(216px, 36dvh, 420px); }
  card-table.many { block-size: clamp(288px, 40dvh, 460px); }
  .caption { margin: 0; padding: 0 16px 6px; min-block-size: 2.9em; display: grid; place-content: center; text-align: center; font-weight: 600; line-height: 1.4;
    overflow-wrap: anywhere; }
  vb-replay-hands { padding: 4px; }
  .bar {
    position: sticky; inset-block-end: 0; z-index: 5; padding: 0 8px calc(4px + env(safe-area-inset-bottom));
    background: var(--paper); border-block-start: 1px solid var(--line); box-shadow: 0 -4px 16px rgb(0 0 0 / 0.12);
  }
`;
