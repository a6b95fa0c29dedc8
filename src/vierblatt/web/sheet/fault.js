/** `SheetFault`: why something cannot be written on a score sheet; it is worded like a fault of the server. */

export class SheetFault extends Error {
  /** @param {string} code @param {Record<string, unknown>} [parameters] @param {string} [rule] the id of the rule */
  constructor(code, parameters = {}, rule = '') {
    super(code);
    this.code = code;
    this.parameters = parameters;
    this.rule = rule;
  }
}

/** A value as text for a sentence. @param {unknown} value */
export const shown = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 40);
