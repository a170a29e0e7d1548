import { readStage } from '../aggregation/pipeline';
import { STAGES } from '../aggregation/stages';
import { show } from '../bson/show';
import { type Document, isDocument, type Maybe, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import type { Match } from '../query/matcher/condition';
import { compileAddedFields } from '../query/projection/compile';
import { type ArrayFilters, parseArrayFilters } from './array-filters';
import { refuseConflicts, refuseDollarField, refuseDollarFields } from './checks';
import { type Change, DocumentPath, type Target } from './document-path';
import { UPDATE_OPERATORS } from './operators';
import { comparePaths, expandPath, identifierOf, parsePath } from './paths';

/** A compiled update. Operators change the document in place; the other kinds return a new one. */
export interface Update {
  kind: 'operators' | 'replacement' | 'pipeline';
  apply(document: Document, match: Match, isInsert: boolean): Document;
}

export function compileUpdate(source: Maybe, arrayFilters: Maybe): Update {
  if (Array.isArray(source)) {
    need(arrayFilters === undefined, 'FailedToParse', 'Cannot specify arrayFilters for a pipeline-style update');
    return { kind: 'pipeline', apply: compilePipeline(source) };
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

type Step = (document: Document) => Document;

const UPDATE_STAGES: Record<string, (argument: Value) => Step> = {
  $set: (argument) => {
    if (!isDocument(argument)) fail(40272, '$set specification stage must be an object');
    return compileAddedFields(argument);
  },
};

/** The one stage that the engine has, and that MongoDB allows within an update as well. */
const UPDATE_STAGE_OF_MONGODB = '$project';

function compilePipeline(pipeline: readonly Value[]): Step {
  const steps = pipeline.map((stage) => {
    const [name, argument] = readStage(stage);
    const compile = ownEntry(UPDATE_STAGES, name);
    if (!compile && ownEntry(STAGES, name) && name !== UPDATE_STAGE_OF_MONGODB)
      fail('InvalidOptions', `${name} is not allowed to be used within an update`);
    if (!compile) fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(argument);
  });
  return (document: Document) => steps.reduce((each, step) => step(each), document);
}
