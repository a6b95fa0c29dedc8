/** The base of the parts of a majlis's page. */
import {SessionPart} from '../parts/session-part.js';

/** @import {MajlisSession} from './session.js' */

/** @extends {SessionPart<MajlisSession>} */
export class MajlisPart extends SessionPart {}
