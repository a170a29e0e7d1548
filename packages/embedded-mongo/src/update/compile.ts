import { show } from '../bson/show';
import { type Document, isDocument, type Maybe } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import type { Match } from '../query/matcher/condition';
import { type ArrayFilters, parseArrayFilters } from './array-filters';
import { ARRAY_UPDATES } from './array-operators';
import { refuseConflicts, refuseDollarField, refuseDollarFields } from './checks';
import { type Change, DocumentPath, type Target, type UpdateOperator } from './document-path';
import { FIELD_UPDATES } from './field-operators';
import { comparePaths, expandPath, identifierOf, parsePath } from './paths';
import { compilePipelineUpdate } from './pipeline';

/** A compiled update. Operators change the document in place; the other kinds return a new one. */
export interface Update {
  kind: 'operators' | 'replacement' | 'pipeline';
  apply(document: Document, match: Match, isInsert: boolean): Document;
}

const UPDATE_OPERATORS: Record<string, UpdateOperator> = { ...FIELD_UPDATES, ...ARRAY_UPDATES };

export function compileUpdate(source: Maybe, arrayFilters: Maybe): Update {
  if (Array.isArray(source)) {
    need(arrayFilters === undefined, 'FailedToParse', 'Cannot specify arrayFilters for a pipeline-style update');
    return { kind: 'pipeline', apply: compilePipelineUpdate(source) };
  }
  need(isDocument(source), 'FailedToParse', 'Update argument must be either an object or an array');
  const [first] = source.keys();
  if (first?.startsWith('$')) return compileOperators(source, parseArrayFilters(arrayFilters));
  need(arrayFilters === undefined, 'FailedToParse', 'Cannot specify arrayFilters and a replacement-style update');
  return {
    kind: 'replacement',
    apply: (document, _match, isInsert) => replaceDocument(document, source, isInsert),
  };
}

interface Modification {
  parts: string[];
  change: Change;
}

function compileOperators(source: Document, filters: ArrayFilters): Update {
  const modifications = [...source].flatMap(([name, fields]) => compileOperator(name, fields));
  refuseConflicts(source);
  refuseUnknownFilters(modifications, filters, source);
  modifications.sort((a, b) => comparePaths(a.parts, b.parts));
  return {
    kind: 'operators',
    apply: (document, match, isInsert) => {
      // All before the first change: array filters test elements as they were.
      const expanded = modifications.map((each) => ({
        ...each,
        paths: expandPath(document, each.parts, match, filters),
      }));
      for (const each of expanded) modify({ document, isInsert }, each);
      return document;
    },
  };
}

function modify(target: Target, { parts, change, paths }: Modification & { paths: string[][] }) {
  const { document, isInsert } = target;
  const [top = ''] = parts;
  const before = document.get(top);
  for (const path of paths) change(new DocumentPath(document, path), target);
  if (!isInsert) refuseDollarField(parts, before, document.get(top));
}

function compileOperator(name: string, fields: Maybe): Modification[] {
  const operator = ownEntry(UPDATE_OPERATORS, name) ?? fail('FailedToParse', `Unknown modifier: ${name}.`);
  if (!isDocument(fields)) fail('FailedToParse', `Modifiers operate on fields, not on ${name}: ${show(fields)}`);
  return [...fields].map(([path, argument]) => ({ parts: parsePath(path), change: operator(argument, path) }));
}

function refuseUnknownFilters(modifications: Modification[], filters: ArrayFilters, source: Document) {
  const used = new Set(modifications.flatMap(({ parts }) => parts.flatMap((part) => identifierOf(part) ?? [])));
  const unknown = [...used].find((identifier) => !filters.has(identifier));
  need(unknown === undefined, 'BadValue', `No array filter found for identifier '${unknown}' in ${show(source)}`);
  const unused = [...filters.keys()].find((identifier) => !used.has(identifier));
  need(unused === undefined, 'FailedToParse', `The array filter for identifier '${unused}' was not used in the update`);
}

/** The stored document keeps its _id, which comes first. */
function replaceDocument(document: Document, replacement: Document, isInsert: boolean): Document {
  if (!isInsert) refuseDollarFields(replacement);
  const id = replacement.has('_id') ? replacement.get('_id') : document.get('_id');
  return id === undefined ? new Map(replacement) : new Map([['_id', id], ...replacement]);
}
