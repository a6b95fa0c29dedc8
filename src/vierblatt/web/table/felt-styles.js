/** The layout of a table without a socket: on a phone from top to bottom, on a wide screen with the text beside the felt. */
import {css} from '../vendor/lit.js';

export const styles = css`
  :host { display: block; block-size: 100dvh; overflow: hidden; background: var(--felt-deep); font: var(--text-m)/1.45 var(--font); }
  .page {
    position: relative; block-size: 100%; display: grid; grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(4.5rem, auto) auto minmax(196px, 1fr) auto; color: var(--on-felt);
    background: radial-gradient(ellipse at 50% 42%, var(--felt), var(--felt-deep) 78%);
  }
  /* While calls are asked for, the felt has room for the answers and the seats, if the screen is high enough. */
  .page.asked {
    grid-template-rows: auto minmax(4.5rem, auto) auto minmax(max(196px, min(var(--answers, 0px) + 164px, 100dvh - 22rem)), 1fr) auto;
  }
  .page.plain { grid-template-rows: auto minmax(0, 1fr); }
  header {
    display: flex; align-items: center; gap: 4px; min-block-size: 52px; padding-inline: 4px 8px; background: var(--felt-rim);
    padding-block-start: env(safe-area-inset-top);
  }
  header a { color: inherit; inline-size: var(--tap); block-size: var(--tap); display: grid; place-items: center; flex: none; }
  header div { flex: 1; min-inline-size: 0; }
  h1 { font-size: var(--text-l); line-height: 1.2; margin: 0; }
  header small { display: block; color: var(--on-felt-soft); font-size: var(--text-s); line-height: 1.2; }
  header button { background: none; border-color: transparent; color: inherit; padding-inline: 10px; }
  header :focus-visible { outline-color: var(--accent-bright); outline-offset: -3px; }
  .text {
    background: var(--paper); color: var(--ink); padding: 10px 16px; font-size: var(--text-l); line-height: 1.4;
    max-block-size: 42dvh; overflow: auto; overscroll-behavior: contain; overflow-wrap: break-word;
  }
  .text:focus-visible { outline-offset: -3px; }
  .plain .text { max-block-size: none; }
  .text > * { max-inline-size: 60ch; margin-inline: auto; }
  .text > * + * { margin-block-start: 8px; }
  .said { border-inline-start: 4px solid var(--accent); padding-inline-start: 10px; }
  .kind { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: space-between; }
  .said strong { color: var(--accent-text); }
  .right { border-color: var(--good); }
  .right strong { color: var(--good); }
  .hint { background: var(--paper-sunken); border-radius: var(--round); padding: 8px 12px; display: flex; gap: 8px; }
  .earlier { color: var(--ink-soft); font-size: var(--text-m); }
  card-table { min-block-size: 0; }
  card-hand { margin: 0 8px max(8px, env(safe-area-inset-bottom)); }
  @media (max-height: 600px) {
    header { min-block-size: 44px; }
    .text { font-size: var(--text-m); padding-block: 6px; }
    .asked .text { max-block-size: 28dvh; }
  }
  .calls { display: flex; flex-direction: column; min-block-size: var(--panel-space, 0); }
  .calls > * { pointer-events: auto; }
  .on { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; padding: 8px 12px; pointer-events: none; }
  .on > * { flex: 1 1 auto; max-inline-size: 420px; min-block-size: 52px; text-align: center; box-shadow: var(--shadow-2); pointer-events: auto; }
  .plain .on { padding-inline: 0; }
  .announcement { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .wait { block-size: 100%; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 16px; text-align: center; color: var(--on-felt); }
  @media (max-height: 480px) and (min-width: 520px) {
    .page, .page.asked { grid-template-columns: minmax(0, 42%) minmax(0, 1fr); grid-template-rows: auto minmax(0, 1fr) auto; }
    header { grid-column: 1; }
    .page .text { grid-column: 1; grid-row: 2 / 4; max-block-size: none; }
    vb-table-head { grid-column: 2; grid-row: 1; }
    card-table { grid-column: 2; grid-row: 2; }
    card-hand { grid-column: 2; grid-row: 3; }
    .page.plain > * { grid-column: 1 / -1; grid-row: auto; }
  }
  @media (min-width: 1000px) and (min-height: 481px) {
    .page, .page.asked { grid-template-columns: minmax(0, 1fr) 400px; grid-template-rows: auto auto minmax(0, 1fr) auto; }
    header { grid-column: 1 / -1; }
    .page .text { grid-column: 2; grid-row: 2 / 5; max-block-size: none; padding: 20px; }
    vb-table-head { grid-column: 1; grid-row: 2; }
    card-table { grid-column: 1; grid-row: 3; }
    card-hand { grid-column: 1; grid-row: 4; max-inline-size: 1040px; inline-size: calc(100% - 32px); margin-inline: auto; }
    .page.plain { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto minmax(0, 1fr); }
    .page.plain > * { grid-column: 1; grid-row: auto; }
  }
`;
