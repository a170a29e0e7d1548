import { show } from '../bson/show';
import { type Document, isDocument, isString, type Maybe, typeName } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import type { QueryContext } from '../query/matcher/context';
import type { Match } from '../query/matcher/path-walk';
import { type ArrayFilters, parseArrayFilters } from './array-filters';
import { ARRAY_UPDATES } from './array-operators';
import { refuseConflicts } from './conflicts';
import { FIELD_OPERATORS } from './field-operators';
import type { Change, Target, UpdateOperator } from './operator';
import { comparePaths, expandPath, identifierOf, parsePath } from './paths';
import { compilePipelineUpdate } from './pipeline-update';
import { replaceWith } from './replacement';
import { Slot } from './slot';

/** What an update makes of a document. `kind` matters to an upsert and to `multi`. */
export interface Update {
  kind: 'operators' | 'replacement' | 'pipeline';
  apply(document: Document, match: Match, isInsert: boolean): Document;
}

const OPERATORS: Record<string, UpdateOperator> = { ...FIELD_OPERATORS, ...ARRAY_UPDATES };

export function compileUpdate(source: Maybe, arrayFilters: Maybe, context: QueryContext): Update {
  if (Array.isArray(source)) {
    need(arrayFilters === undefined, 'FailedToParse', 'Cannot specify arrayFilters for a pipeline-style update');
    return { kind: 'pipeline', apply: compilePipelineUpdate(source, context) };
  }
  need(isDocument(source), 'FailedToParse', 'Update argument must be either an object or an array');
  const [first] = source.keys();
  if (first?.startsWith('$')) return compileOperators(source, parseArrayFilters(arrayFilters, context), context);
  need(arrayFilters === undefined, 'FailedToParse', 'Cannot specify arrayFilters and a replacement-style update');
  return { kind: 'replacement', apply: replaceWith(source) };
}

interface Modification {
  parts: string[];
  change: Change;
}

function compileOperators(source: Document, filters: ArrayFilters, context: QueryContext): Update {
  const modifications = [...source].flatMap(([name, fields]) => compileOperator(name, fields, context));
  refuseConflicts(source);
  refuseUnknownFilters(modifications, filters, source);
  modifications.sort((a, b) => comparePaths(a.parts, b.parts));
  return {
    kind: 'operators',
    apply: (document, match, isInsert) => {
      for (const { parts, change } of modifications) applyTo({ document, isInsert }, parts, change, match, filters);
      return document;
    },
  };
}

function applyTo(target: Target, parts: string[], change: Change, match: Match, filters: ArrayFilters) {
  for (const place of expandPath(target.document, parts, match, filters))
    change(new Slot(target.document, place), target);
}

function compileOperator(name: string, fields: Maybe, context: QueryContext): Modification[] {
  const operator = ownEntry(OPERATORS, name);
  if (!operator)
    fail(
      'FailedToParse',
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDocument(fields))
    fail(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${show(fields)}}`,
    );
  return [...fields].map(([path, argument]) => {
    const parts = parsePath(path);
    // A renamed field takes the turn of its new name.
    const place = name === '$rename' && isString(argument) ? renamed(path, argument) : parts;
    return { parts: place, change: operator(argument, { path, context }) };
  });
}

function renamed(source: string, target: string): string[] {
  need(source !== target, 'BadValue', `The source and target field for $rename must differ: ${source}: "${target}"`);
  for (const [role, path] of [
    ['source', source],
    ['destination', target],
  ])
    need(!/(^|\.)\$/.test(path as string), 'BadValue', `The ${role} field for $rename may not be dynamic: ${path}`);
  return parsePath(target);
}

function refuseUnknownFilters(modifications: Modification[], filters: ArrayFilters, source: Document) {
  const used = new Set<string>();
  for (const { parts } of modifications) {
    for (const identifier of parts.map(identifierOf)) {
      if (identifier === undefined) continue;
      need(
        filters.has(identifier),
        'BadValue',
        `No array filter found for identifier '${identifier}' in path '${parts.join('.')}'`,
      );
      used.add(identifier);
    }
  }
  for (const identifier of filters.keys())
    need(
      used.has(identifier),
      'FailedToParse',
      `The array filter for identifier '${identifier}' was not used in the update ${show(source)}`,
    );
}
