/** `<vb-tie-break name="buchholz">`: the name of a tie-break, as a button that opens the sentence which explains it. */
import {words} from '../core/locale.js';
import {TermButton} from '../parts/term.js';

export class TieBreak extends TermButton {
  /** @param {ToggleEvent} event */
  _fill({newState}) {
    if (newState !== 'open') return;
    const word = document.createElement('strong');
    word.textContent = words.text(`tour-tie-${this.name}`);
    this._popover.replaceChildren(word, words.text(`tour-tie-${this.name}-is`));
  }
}

customElements.define('vb-tie-break', TieBreak);
