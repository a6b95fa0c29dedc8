/** Short familiar names for the programs that User-Agent headers describe. */

/** The first match counts, because most browsers also name other browsers. @type {[RegExp, string][]} */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
/** @type {[RegExp, string][]} */
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * @param {string} agent a User-Agent header
 * @returns {string} browser and system; for another program its first word; `–` for an empty header
 */
export function nameOfAgent(agent) {
  const browser = find(BROWSERS, agent);
  if (!browser) return agent.split(' ')[0] || '–';
  return [browser, find(SYSTEMS, agent)].filter(Boolean).join(' · ');
}

/** @param {[RegExp, string][]} names @param {string} agent */
function find(names, agent) {
  return names.find(([sign]) => sign.test(agent))?.[1];
}
