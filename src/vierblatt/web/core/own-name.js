/** The name of a guest, who is asked for it once: when they first meet other people. */
import {api} from './api.js';
import {socket} from './socket.js';

const KEY = 'vb-name-asked';
/** The end of the names that the server gives to guests. */
const AUTOMATIC = /\s\d{4}$/;

/** The players who have been asked in this browser. */
function asked() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Asks a guest who has an automatic name for another one. Resolves when they have chosen, or have kept it. */
export async function askForName() {
  await api.token(); // a new visitor becomes a guest
  const {person} = api;
  if (!person?.guest || !AUTOMATIC.test(person.name) || asked() === person.player) return;
  await import('../parts/name-dialog.js');
  const dialog = /** @type {import('../parts/name-dialog.js').NameDialog} */ (document.createElement('vb-name-dialog'));
  dialog.name = person.name;
  document.body.append(dialog);
  await new Promise((done) => dialog.addEventListener('done', done, {once: true}));
  dialog.remove();
  try {
    localStorage.setItem(KEY, person.player);
  } catch {
    // without storage the question comes again
  }
}

/** Changes the person's name; rejects with an ApiFault. @param {string} name */
export async function rename(name) {
  const me = await api.patch('/me', {name});
  api.changed({name: me.name});
  if (socket.me) socket.restart(); // a connection keeps the name that it began with
}
