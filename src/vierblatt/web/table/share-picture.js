/** A picture of a match's result, to send to others or to keep. */

/** @typedef {{game: string, title: string, names: string[], scores: string[], won: boolean[], rtl: boolean}} Result */

const WIDE = 1200;
const HIGH = 630;
const EDGE = 72;
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif';

/**
 * Draws the result. Names that are too long are set in a smaller size.
 * @param {Result} result @param {HTMLCanvasElement} [canvas]
 * @returns {HTMLCanvasElement}
 */
export function drawResult({game, title, names, scores, won, rtl}, canvas = document.createElement('canvas')) {
  Object.assign(canvas, {width: WIDE, height: HIGH});
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.fillStyle = '#14532d';
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = '#fdf8ec';
  pen.beginPath();
  pen.roundRect(EDGE / 2, EDGE / 2, WIDE - EDGE, HIGH - EDGE, 28);
  pen.fill();
  pen.direction = rtl ? 'rtl' : 'ltr';
  pen.textBaseline = 'middle';
  const [start, end] = rtl ? [WIDE - EDGE * 1.4, EDGE * 1.4] : [EDGE * 1.4, WIDE - EDGE * 1.4];
  const write = (/** @type {string} */ text, /** @type {number} */ y, /** @type {Line} */ line) => {
    pen.font = `${line.weight} ${line.size}px ${FONT}`;
    pen.textAlign = line.last ? 'end' : 'start';
    pen.fillStyle = line.colour;
    pen.fillText(text, line.last ? end : start, y, line.last ? 300 : WIDE - EDGE * 3.4 - (line.beside ?? 0));
  };
  write(`Vierblatt · ${game}`, 108, {weight: 600, size: 34, colour: '#5b6b5f'});
  write(title, 180, {weight: 800, size: 60, colour: '#14532d'});
  const step = Math.min(96, (HIGH - 290) / names.length);
  names.forEach((name, i) => {
    const y = 270 + step * i + step / 4;
    const line = {weight: won[i] ? 800 : 500, size: Math.min(50, step * 0.62), colour: won[i] ? '#14532d' : '#2a2f2b'};
    write(name, y, {...line, beside: 300});
    write(scores[i], y, {...line, last: true});
  });
  return canvas;
}

/** @typedef {{weight: number, size: number, colour: string, last?: boolean, beside?: number}} Line */

/**
 * Offers the picture to the device's own way of sharing; without one, downloads it.
 * @param {Result} result
 */
export async function sharePicture(result) {
  const canvas = drawResult(result);
  /** @type {?Blob} */
  const picture = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) return;
  const file = new File([picture], 'vierblatt.png', {type: 'image/png'});
  if (navigator.canShare?.({files: [file]})) {
    await navigator.share({files: [file], title: result.title}).catch(() => {}); // the person changed their mind
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
