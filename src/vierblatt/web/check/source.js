/**
 * Where the data of a match comes from: the server during play, its record afterwards, or a file.
 *
 * @typedef {{match: import('./examine.js').CheckedMatch, game: string, seats: {name: string, kind: string}[], record: ?import('../core/record.js').GameRecord, id: string}} Source
 */

import {api} from '../core/api.js';
import {parseRecord} from '../core/record.js';
import {matchOfProof, matchOfRecord} from './examine.js';

/**
 * The match of a table; rejects with an ApiFault. Does not enter the table, so no seat or other window is affected.
 * @param {string} table @returns {Promise<Source>}
 */
export async function sourceOfTable(table) {
  const [proof, info] = await Promise.all([api.public(`/tables/${table}/proof`), api.public(`/tables/${table}`)]);
  if (info.stage === 'over') {
    return sourceOfRecord(await api.public(`/records/${table}`));
  }
  return {match: matchOfProof(proof), game: info.game, seats: info.seats, record: null, id: table};
}

/** @param {import('../core/record.js').GameRecord} record @returns {Source} */
export function sourceOfRecord(record) {
  return {match: matchOfRecord(record), game: record.game, seats: record.seats, record, id: record.packs.match ?? ''};
}

/** The match in the text of a record; throws InvalidRecord. @param {string} text @returns {Source} */
export function sourceOfText(text) {
  return sourceOfRecord(parseRecord(text));
}
