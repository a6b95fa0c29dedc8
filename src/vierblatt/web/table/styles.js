/** The layout of the table page on a phone, a tablet and a wide screen. */
import {css} from '../vendor/lit.js';

/** How long things move at each pace, as a multiple of the usual time, which is 0 if motion is reduced. */
export const paceStyles = css`
  :host { --whole-move: var(--move); --whole-quick: var(--quick); }
  .page.fast { --pace: 0.35; }
  .page.instant { --pace: 0; }
  .page { --move: calc(var(--whole-move) * var(--pace, 1)); --quick: calc(var(--whole-quick) * var(--pace, 1)); }
`;

export const styles = css`
  :host { display: block; block-size: 100dvh; overflow: hidden; background: var(--felt-deep); font: var(--text-m)/1.4 var(--font); }
  /* Bar, status, warning and facts take the height that they need; the felt takes the rest. */
  .page {
    position: relative; block-size: 100%; display: grid; grid-template-columns: minmax(0, 1fr);
    grid-template-rows: repeat(4, auto) minmax(0, 1fr) auto; color: var(--on-felt);
    background: radial-gradient(ellipse at 50% 42%, var(--felt), var(--felt-deep) 78%);
    padding-block-end: env(safe-area-inset-bottom);
  }
  card-table { min-block-size: 0; }
  card-hand { margin: 0 8px 8px; }
  /* The panel keeps its height while others call: nothing on the felt moves when a question comes or goes. */
  .calls { display: flex; flex-direction: column; min-block-size: var(--panel-space, 0); }
  @media (min-height: 600px) { .calls.open { min-block-size: max(var(--panel-space, 0px), 160px); } }
  .calls > * { pointer-events: auto; }
  .calls > vb-table-actions { flex: 1; pointer-events: none; }
  vb-table-seating { pointer-events: auto; }
  .tools { display: flex; flex: none; }
  .tools .said { min-inline-size: 56px; padding-inline: 10px; margin-inline-start: 4px; }
  .tools [aria-pressed='true'] { background: var(--accent-bright); color: var(--on-accent); }
  .announcement { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .wait { block-size: 100%; display: grid; place-items: center; background: radial-gradient(ellipse at 50% 42%, var(--felt), var(--felt-deep) 78%); }
  .notice {
    margin: 16px; padding: 20px; border-radius: var(--round-l); background: var(--paper); color: var(--ink);
    box-shadow: var(--shadow-2); display: grid; gap: 12px; max-inline-size: 420px; text-align: center;
  }
  .row { display: flex; gap: 8px; margin-block-start: 16px; }
  .row > * { flex: 1; }
  @media (max-height: 480px) and (min-width: 520px) {
    .page { grid-template-columns: fit-content(380px) minmax(0, 1fr); grid-template-rows: repeat(3, auto) minmax(0, 1fr) auto; }
    .page > * { grid-column: 1 / -1; }
    .page > vb-table-bar { grid-column: 1; }
    .page > vb-table-head { grid-row: 1; grid-column: 2; background: var(--felt-rim); align-content: center; }
  }
  @media (min-width: 1000px) and (min-height: 481px) {
    .page { grid-template-columns: minmax(0, 1fr) 340px; }
    .page > :not(vb-table-side, vb-dialog, .announcement) { grid-column: 1; }
    vb-table-side { grid-column: 2; grid-row: 1 / -1; min-block-size: 0; overflow: hidden; }
    card-hand { max-inline-size: 1040px; inline-size: calc(100% - 32px); margin-inline: auto; }
  }
  .panel-fault {
    position: sticky; inset-block-end: -20px; margin: 12px -20px -20px; padding: 12px 20px; background: var(--paper);
    color: var(--danger); font-weight: 600; border-block-start: 1px solid var(--line);
  }
`;
