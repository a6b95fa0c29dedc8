/** A choice among a few values as chips. */
import {html, live} from '../vendor/lit.js';

/**
 * @param {{name: string, label: unknown, value: string, values: [string, string][], choose: (value: string) => void}} choice
 * values: each with its text
 */
export const chipChoice = ({name, label, value, values, choose}) => html`<fieldset><legend>${label}</legend>
  <div class="chips">${values.map(
    ([
      each,
      text,
    ]) => html`<label class="chip"><input type="radio" name=${name} value=${each} .checked=${live(each === value)}
      @change=${() => choose(each)}><span>${text}</span></label>`,
  )}</div></fieldset>`;
