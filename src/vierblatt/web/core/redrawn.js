/**
 * An element that draws itself anew whenever the window has an event of this name.
 *
 * @param {string} name
 */
export const redrawnOn = (name) => (Base) =>
  class extends Base {
    #redraw = () => this.requestUpdate();

    connectedCallback() {
      super.connectedCallback();
      window.addEventListener(name, this.#redraw);
    }

    disconnectedCallback() {
      window.removeEventListener(name, this.#redraw);
      super.disconnectedCallback();
    }
  };
