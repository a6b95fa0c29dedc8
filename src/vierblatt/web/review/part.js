/** The base of the parts of a review's page. */
import {SessionPart} from '../parts/session-part.js';

/** @import {ReviewSession} from './session.js' */

/** @extends {SessionPart<ReviewSession>} */
export class ReviewPart extends SessionPart {}
