/** Which messages of a majlis have been seen on this device: the time of the last one, by majlis. */

const KEY = 'vb-majlis-seen';
/** A player can be in no more majlises; further times are those of majlises left long ago. */
const MOST = 40;

/** @returns {Record<string, number>} */
function seen() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Whether something was said since the majlis was last read. @param {{id: string, said: number}} majlis */
export const isUnread = ({id, said}) => said > (seen()[id] ?? 0);

/** Notes that everything said until then has been read. @param {string} id @param {number} said in milliseconds since 1970 */
export function markRead(id, said) {
  const {[id]: before = 0, ...others} = seen();
  const times = [...Object.entries(others), [id, Math.max(said, before)]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(times)));
  } catch {
    // without storage everything stays unread
  }
}
