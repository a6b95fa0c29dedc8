/** The base of the parts of the page of a tournament. */
import {SessionPart} from '../parts/session-part.js';

/** @import {TournamentPage} from '../types/wire.js' */
/** @import {TournamentSession} from './session.js' */

/** @extends {SessionPart<TournamentSession>} */
export class TournamentPart extends SessionPart {
  /** The tournament; the parts are drawn only once it is there. */
  get tournament() {
    return /** @type {TournamentPage} */ (this.session?.tournament);
  }

  /** Does something in the tournament. @param {string} path @param {object} [body] */
  act(path, body = {}) {
    return this.attempt(async () => this.session?.act('POST', path, body));
  }
}
