/** A line through values, oldest first, drawn by hand; its text says the first, last, lowest and highest value. */
import {html, svg} from '../vendor/lit.js';
import {words} from '../core/locale.js';

/** @import {TemplateResult} from '../vendor/lit.js' */

const WIDE = 600;
const HIGH = 160;
const EDGE = 10;

/**
 * @param {number[]} values at least two
 * @returns {[number, number][]} their places in the picture, in the reading direction from left to right
 */
export function placesOf(values) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (WIDE - 2 * EDGE) / Math.max(1, values.length - 1);
  return values.map((value, i) => [EDGE + step * i, HIGH - EDGE - ((value - low) / span) * (HIGH - 2 * EDGE)]);
}

/**
 * The curve with its heading. In right-to-left languages time runs to the left.
 * @param {string} title @param {number[]} values @param {(value: number) => string} [worded]
 * @returns {TemplateResult} styled by the element: `figure.curve`, `.line`, `.zero`
 */
export function curve(title, values, worded = (value) => words.number(value)) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const text = words.text('web-curve', {
    count: values.length,
    first: worded(values[0]),
    last: worded(values[values.length - 1]),
    low: worded(low),
    high: worded(high),
  });
  const zero = low < 0 && high > 0 ? HIGH - EDGE + (low / (high - low)) * (HIGH - 2 * EDGE) : null;
  const line = placesOf(values)
    .map(([x, y]) => `${(words.rtl ? WIDE - x : x).toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return html`<figure class="curve"><figcaption><b>${title}</b> ${text}</figcaption>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label="${title}: ${text}">
      ${zero === null ? '' : svg`<line class="zero" x1="0" x2=${WIDE} y1=${zero} y2=${zero}></line>`}
      <polyline class="line" points=${line}></polyline>
    </svg></figure>`;
}
