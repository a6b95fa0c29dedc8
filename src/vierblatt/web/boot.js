// Runs before the first paint, and so is no module: the chosen look, that nothing may flash in another one.
(() => {
  /** @type {Record<string, string>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('vb-settings') ?? 'null') || {};
  } catch {
    return;
  }
  const root = document.documentElement;
  for (const name of ['theme', 'deck', 'cards', 'motion']) {
    if (kept[name] && kept[name] !== 'auto') {
      root.dataset[name] = kept[name];
    }
  }
  if (/^(en|de|ar)$/.test(kept.lang)) {
    root.lang = kept.lang;
    root.dir = kept.lang === 'ar' ? 'rtl' : 'ltr';
  }
})();
