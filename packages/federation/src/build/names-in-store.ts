import { readFileSync } from 'node:fs';
import {
  type CallExpression,
  type Expression,
  type KeyValueProperty,
  type ObjectExpression,
  type Property,
  parseSync,
} from '@swc/core';

/** Names that all remotes of a page share, as the page has one store and one api. */
export interface NamesInStore {
  /** Endpoints that are injected into the api. */
  endpoints: string[];
  /** Reducers: names of slices, and reducer paths of apis. */
  reducers: string[];
}

/** What may hold one of them. */
const CLAIMS = /\b(injectEndpoints|createApi|createSlice)\b/;

/** Finds the names that sources claim. They must be written where they are claimed, so that they can be compared. */
export function namesInStore(files: readonly string[]): NamesInStore {
  const endpoints = new Set<string>();
  const reducers = new Set<string>();
  for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
    const code = readFileSync(file, 'utf8');
    if (!CLAIMS.test(code)) continue;
    const module = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    for (const { called, options } of callsIn(module)) {
      const inFile = (names: string[] | undefined, what: string) => {
        if (names) return names;
        throw new Error(`${file}: ${called} must name its ${what} in place, so that a release can compare them.`);
      };
      if (called === 'injectEndpoints') add(endpoints, inFile(endpointsOf(options), 'endpoints'));
      if (called === 'createSlice') add(reducers, inFile(textsOf(options, 'name'), 'reducer'));
      if (called === 'createApi') {
        add(endpoints, endpointsOf(options) ?? []);
        add(reducers, textsOf(options, 'reducerPath') ?? ['api']);
      }
    }
  }
  return { endpoints: [...endpoints].sort(), reducers: [...reducers].sort() };
}

function add(names: Set<string>, more: readonly string[]): void {
  for (const name of more) names.add(name);
}

interface Claim {
  called: string;
  options: ObjectExpression;
}

/** The calls of a syntax tree that claim names. */
function callsIn(node: unknown): Claim[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(callsIn);
  if ((node as { type?: string }).type !== 'CallExpression') return below;
  const { callee, arguments: given } = node as CallExpression;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const options = given[0]?.expression;
  if (called.type !== 'Identifier' || !CLAIMS.test(called.value) || options?.type !== 'ObjectExpression') return below;
  return [{ called: called.value, options }, ...below];
}

/** The keys of the object that the option `endpoints` builds. */
function endpointsOf(options: ObjectExpression): string[] | undefined {
  const built = returned(optionOf(options, 'endpoints'));
  if (built?.type !== 'ObjectExpression') return undefined;
  const names = built.properties.map((property) => ('key' in property ? keyOf(property) : undefined));
  return names.every((name) => name !== undefined) ? names : undefined;
}

function returned(value: Expression | undefined): Expression | undefined {
  if (value?.type !== 'ArrowFunctionExpression' || value.body.type === 'BlockStatement') return undefined;
  return value.body.type === 'ParenthesisExpression' ? value.body.expression : value.body;
}

function textsOf(options: ObjectExpression, key: string): string[] | undefined {
  const value = optionOf(options, key);
  return value?.type === 'StringLiteral' ? [value.value] : undefined;
}

function optionOf({ properties }: ObjectExpression, key: string): Expression | undefined {
  const found = properties.find(
    (each): each is KeyValueProperty => each.type === 'KeyValueProperty' && keyOf(each) === key,
  );
  return found?.value;
}

function keyOf(property: Property): string | undefined {
  if (!('key' in property)) return undefined;
  return property.key.type === 'Identifier' || property.key.type === 'StringLiteral' ? property.key.value : undefined;
}
