/**
 * A mixin for elements that redraw themselves whenever the window receives an event of this name.
 *
 * @typedef {new (...parameters: any[]) => import('../vendor/lit.js').LitElement} Element
 *
 * @param {string} name
 * @returns {<T extends Element>(Base: T) => T}
 */
export const redrawOn = (name) => (Base) =>
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
