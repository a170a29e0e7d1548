import { show } from '../bson/show';
import { type Document, isDocument, type Maybe, typeName } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import type { Match } from '../query/matcher/types';
import { type ArrayFilters, parseArrayFilters } from './array-filters';
import { ARRAY_UPDATES } from './array-operators';
import { refuseConflicts } from './conflicts';
import { DocumentPath } from './document-path';
import { refuseDollarField } from './dollar-fields';
import { FIELD_UPDATES } from './field-operators';
import type { Change, Target, UpdateOperator } from './operator';
import { comparePaths, expandPath, identifierOf, parsePath } from './paths';
import { compilePipelineUpdate } from './pipeline';
import { replaceDocument } from './replacement';

/** A compiled update. Operators change the document in place; the other kinds return a new one. */
export interface Update {
  kind: 'operators' | 'replacement' | 'pipeline';
  apply(document: Document, match: Match, isInsert: boolean): Document;
}

export const UPDATE_OPERATORS: Record<string, UpdateOperator> = { ...FIELD_UPDATES, ...ARRAY_UPDATES };

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
      for (const each of modifications) modify({ document, isInsert }, each, match, filters);
      return document;
    },
  };
}

function modify(target: Target, { parts, change }: Modification, match: Match, filters: ArrayFilters) {
  const { document, isInsert } = target;
  const [top = ''] = parts;
  const before = document.get(top);
  for (const path of expandPath(document, parts, match, filters)) change(new DocumentPath(document, path), target);
  if (!isInsert) refuseDollarField(parts, before, document.get(top));
}

function compileOperator(name: string, fields: Maybe): Modification[] {
  const operator = ownEntry(UPDATE_OPERATORS, name);
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
  return [...fields].map(([path, argument]) => ({ parts: parsePath(path), change: operator(argument, path) }));
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
