/**
 * Bundles the page's modules into few files, for a release: a browser then makes a third of the requests.
 *
 *     node tools/page_bundles.js [WEB]    writes WEB/bundles; WEB is src/vierblatt/web by default
 *
 * `server/pages/bundles.py` reads them, and ignores them if the modules have changed since.
 */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {rolldown} from 'rolldown';

const WEB = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../src/vierblatt/web', import.meta.url)));
const BUNDLES = path.join(WEB, 'bundles');
/** Where all pages begin; it loads each of the others when it is needed. */
const START = path.join(WEB, 'app.js');
/** How it loads them: the bundler has to know each name. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
const ANY_PAGE = 'import(`./pages/${name}.js`)';
/** The hash of all modules, as `sources_hash` in `server/pages/bundles.py` computes it. */
function sourcesHash() {
  const names = readdirSync(WEB, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.js') && !name.startsWith('bundles/'))
    .sort();
  const hash = createHash('sha256');
  for (const name of names) {
    const body = readFileSync(path.join(WEB, name));
    hash.update(`${name}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}

/** Makes the import of any page one import for each page. @param {string} code @param {string} file */
function eachPage(code, file) {
  if (file !== START) return null;
  if (!code.includes(ANY_PAGE)) throw new Error(`${START} does not contain ${ANY_PAGE}`);
  const pages = readdirSync(path.join(WEB, 'pages')).map(
    (page) => `'${path.parse(page).name}': () => import('./pages/${page}')`,
  );
  return `${code.replace(ANY_PAGE, 'BUNDLED_PAGES[name]()')}\nconst BUNDLED_PAGES = {${pages.join(',')}};`;
}

rmSync(BUNDLES, {recursive: true, force: true});
const bundle = await rolldown({input: START, plugins: [{name: 'each-page', transform: eachPage}]});
const {output} = await bundle.write({
  dir: BUNDLES,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // Whatever several pages need is in one file: after one page has been opened, the next needs little more.
  codeSplitting: {groups: [{name: 'shared', minShareCount: 2}]},
});
const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));

/** @param {string} name a file, with the files that it imports at once, directly or indirectly */
function needed(name, files = new Set([name])) {
  for (const imported of chunks.get(name)?.imports ?? [])
    if (!files.has(imported)) needed(imported, files.add(imported));
  return [...files];
}

/** @type {Record<string, string[]>} */
const modules = {};
for (const {facadeModuleId: module, fileName} of chunks.values()) {
  if (module)
    modules[path.relative(WEB, module).split(path.sep).join('/')] = needed(fileName).map((file) => `bundles/${file}`);
}
writeFileSync(path.join(BUNDLES, 'manifest.json'), `${JSON.stringify({sources: sourcesHash(), modules}, null, 1)}\n`);
console.log(`${chunks.size} files in ${path.relative(process.cwd(), BUNDLES)}`);
