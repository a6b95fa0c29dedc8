/**
 * Generates the types of the messages between server and page, from docs/asyncapi.json and docs/openapi.json.
 *
 *     node tools/page_types.js            writes src/vierblatt/web/types/wire.d.ts
 *     node tools/page_types.js --check    fails if the file is not up to date
 */
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {compile} from 'json-schema-to-typescript';

const ROOT = new URL('../', import.meta.url);
const WRITTEN = new URL('src/vierblatt/web/types/wire.d.ts', ROOT);
const BANNER =
  '// Written by tools/page_types.js from docs/asyncapi.json and docs/openapi.json: change those, and run it again.';
/** What the compiler writes for the schema that contains all others, and for each one in it. */
const WHOLE = /^export interface Wire \{\}\n/m;
const REFERENCE =
  /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g;
/** Keywords of JSON Schema that TypeScript types cannot express. */
const INEXPRESSIBLE = new Set(['default', 'minItems', 'maxItems', 'pattern', 'not']);

/** @param {string} name */
const document = (name) => JSON.parse(readFileSync(new URL(`docs/${name}.json`, ROOT), 'utf8'));

/**
 * A schema with only what a type can express, and with references in the style of JSON Schema.
 * @param {any} schema
 * @returns {any}
 */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const open = schema.type === 'object' && !schema.additionalProperties && !schema.properties;
  const kept = Object.entries(schema).filter(([key]) => !INEXPRESSIBLE.has(key));
  return {
    ...Object.fromEntries(kept.map(([key, value]) => [key, key === '$ref' ? inner(value) : plain(value)])),
    ...(schema.properties ? {properties: eachPlain(schema.properties), additionalProperties: false} : {}),
    ...(open ? {additionalProperties: true} : {}),
  };
}

/** @param {Record<string, any>} schemas */
const eachPlain = (schemas) => Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, plain(each)]));

/** @param {string} reference */
const inner = (reference) => reference.replace('#/components/schemas/', '#/definitions/');

/** All messages that one side sends. @param {any} socket @param {boolean} fromPage */
function messages(socket, fromPage) {
  const operations = /** @type {any[]} */ (Object.values(socket.operations));
  const received = operations.filter(({action}) => action === 'receive').flatMap((each) => each.messages);
  const names = new Set(received.map(({$ref}) => $ref.split('/').at(-1)));
  const all = /** @type {[string, any][]} */ (Object.entries(socket.components.messages));
  return all.filter(([name]) => names.has(name) === fromPage).map(([, {payload}]) => ({$ref: inner(payload.$ref)}));
}

async function types() {
  const [socket, http] = [document('asyncapi'), document('openapi')];
  const definitions = {
    ...eachPlain({...http.components.schemas, ...socket.components.schemas}),
    Command: {description: 'What the page says in the socket.', anyOf: messages(socket, true)},
    Frame: {description: 'What the server says in the socket.', anyOf: messages(socket, false)},
  };
  const text = await compile({title: 'Wire', definitions, additionalProperties: false}, 'Wire', {
    bannerComment: BANNER,
    unreachableDefinitions: true,
    style: {printWidth: 120, singleQuote: true, bracketSpacing: false},
  });
  return text
    .replace(WHOLE, '')
    .replaceAll(REFERENCE, '')
    .replaceAll(/\/\*\*\n \*\/\n/g, '');
}

const text = await types();
if (!process.argv.includes('--check')) {
  writeFileSync(WRITTEN, text);
} else if (readFileSync(WRITTEN, 'utf8') !== text) {
  console.error('src/vierblatt/web/types/wire.d.ts is not what the documents say: run `make format`.');
  process.exitCode = 1;
}
