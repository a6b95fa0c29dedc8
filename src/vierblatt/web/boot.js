// Applies the chosen look before the first paint, so that no other look flashes up. A module would run too late.
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
