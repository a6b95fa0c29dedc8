/**
 * Maps addresses to pages. Pages have real paths, so links are plain `<a href>`; links within the site change the page
 * without reloading it.
 *
 * @typedef {{name: string, params: Object<string, string>, path: string}} Route
 */

/** Path pattern -> module in `pages/`. */
const ROUTES = [
  ['/', 'home'],
  ['/lobby', 'lobby'],
  ['/new/:game', 'new'],
  ['/t/:table', 'table'],
  ['/m/:majlis', 'majlis'],
  ['/r/:record', 'replay'],
  ['/review/:review', 'review'],
  ['/study/:study', 'study'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/new', 'new-tournament'],
  ['/tournament/:tournament', 'tournament'],
  ['/tournament/:tournament/screen', 'tournament-screen'],
  ['/check', 'check'],
  ['/check/:table', 'check'],
  ['/rules/:game', 'rules'],
  ['/dispute', 'dispute'],
  ['/dispute/:game', 'dispute'],
  ['/me', 'me'],
  ['/moderation', 'moderation'],
  ['/moderation/:case', 'moderation'],
  ['/player/:player', 'player'],
  ['/people', 'people'],
  ['/notices', 'notices'],
  ['/leaders', 'leaders'],
  ['/leaders/:game', 'leaders'],
  ['/learn', 'learn'],
  ['/learn/:game', 'learn'],
  ['/learn/:game/:step', 'lesson'],
  ['/daily', 'daily'],
  ['/daily/:game', 'daily'],
  ['/daily/:game/:day', 'daily'],
  ['/daily/:game/:day/:number', 'deal'],
  ['/puzzles', 'puzzles'],
  ['/puzzles/:game', 'puzzles'],
  ['/puzzles/:game/theme/:theme', 'puzzle'],
  ['/puzzles/:game/:place', 'puzzle'],
  ['/sheet', 'sheet'],
  ['/sheet/:sheet', 'sheet'],
  ['/statistics', 'statistics'],
  ['/settings', 'settings'],
  ['/about', 'about'],
].map(([pattern, name]) => ({
  name,
  match: new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

/** @param {string} path @returns {?Route} */
export function routeOf(path) {
  for (const {name, match} of ROUTES) {
    const hit = match.exec(path);
    if (hit) {
      return {name, params: {...hit.groups}, path};
    }
  }
  return null;
}

/** Goes to a page of this site. @param {string} address path, query and fragment @param {{replace?: boolean}} [how] */
export function navigate(address, {replace = false} = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  window.dispatchEvent(new Event('vb-navigate'));
}

/** Sets the window title. @param {string} [title] */
export function setTitle(title = '') {
  document.title = title ? `${title} · Vierblatt` : 'Vierblatt';
}

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link?.href || elsewhere || event.defaultPrevented || link.target || link.hasAttribute('download')) {
    return;
  }
  const url = new URL(link.href);
  const here = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || !routeOf(url.pathname) || (here && url.hash)) {
    return;
  }
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}

/** Calls `show` with the current page, and again after every change. @param {(route: ?Route) => void} show */
export function watchRoute(show) {
  const showCurrent = () => show(routeOf(location.pathname));
  document.addEventListener('click', follow);
  window.addEventListener('popstate', showCurrent);
  window.addEventListener('vb-navigate', showCurrent);
  showCurrent();
}
