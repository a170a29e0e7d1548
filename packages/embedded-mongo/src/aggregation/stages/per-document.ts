import { type Document, isDocument, isNullish, isString, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { ExpressionCompiler, valueAt } from '../../expressions/compile';
import { type Expression, Scope } from '../../expressions/scope';
import { compileFilter } from '../../query/matcher/filter';
import { mapEach } from '../../query/stream';
import { withField } from '../with-field';
import type { CompileStage } from './all';
import { compileShape } from './shape';

const shape: CompileStage = (argument, environment, { name }) => {
  const change = compileShape(name, argument, environment);
  return (input) => mapEach(input, change, environment.operation);
};

const match: CompileStage = (argument, environment) => {
  need(isDocument(argument), 15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(argument, environment);
  return (input) => mapEach(input, (document) => (matches(document) ? [document] : []), environment.operation);
};

interface Unwind {
  path: string[];
  indexField: string | undefined;
  keepsEmpty: boolean;
}

function parseUnwind(argument: Value): Unwind {
  const fields = isDocument(argument) ? Object.fromEntries(argument) : { path: argument };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays = false } = fields as Record<string, Value | undefined>;
  for (const name of Object.keys(fields))
    need(
      ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name),
      28811,
      `unrecognized option to $unwind stage: ${name}`,
    );
  need(path !== undefined, 28812, 'no path specified to $unwind stage');
  if (!isString(path)) fail(28808, 'expected a string as the path for $unwind stage');
  need(path.startsWith('$'), 28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  need(
    typeof preserveNullAndEmptyArrays === 'boolean',
    28809,
    'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
  );
  need(
    includeArrayIndex === undefined || (isString(includeArrayIndex) && includeArrayIndex !== ''),
    28810,
    'expected a non-empty string for the includeArrayIndex  option to $unwind stage',
  );
  return { path: path.slice(1).split('.'), indexField: includeArrayIndex, keepsEmpty: preserveNullAndEmptyArrays };
}

function unwindOne(document: Document, { path, indexField, keepsEmpty }: Unwind): Document[] {
  const value = throughDocuments(document, path);
  const withIndex = (each: Document, index: bigint | null) =>
    indexField === undefined ? each : withField(each, indexField.split('.'), index);
  if (!Array.isArray(value)) return isNullish(value) && !keepsEmpty ? [] : [withIndex(document, null)];
  if (value.length > 0) return value.map((element, i) => withIndex(withField(document, path, element), BigInt(i)));
  return keepsEmpty ? [withIndex(withField(document, path, undefined), null)] : [];
}

/** $unwind does not look into arrays on its way. */
const throughDocuments = (document: Document, path: string[]): Maybe =>
  path.reduce<Maybe>((value, name) => (isDocument(value) ? valueAt(value, [name]) : undefined), document);

const unwind: CompileStage = (argument, { operation }) => {
  const options = parseUnwind(argument);
  return (input) => mapEach(input, (document) => unwindOne(document, options), operation);
};

/** Keeps or drops a document, and asks again for each document within it where the answer is $$DESCEND. */
function redact(value: Value, decide: Expression, scope: Scope): Maybe {
  if (Array.isArray(value)) return value.flatMap((each) => redact(each, decide, scope) ?? []);
  if (!isDocument(value)) return value;
  const decision = decide(scope.bind('CURRENT', value));
  if (decision === '$$KEEP') return value;
  if (decision === '$$PRUNE') return undefined;
  need(decision === '$$DESCEND', 17053, '$redact must evaluate to one of $$KEEP, $$PRUNE or $$DESCEND');
  const result: Document = new Map();
  for (const [name, field] of value) {
    const kept = redact(field, decide, scope);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

export const PER_DOCUMENT_STAGES: Record<string, CompileStage> = {
  $match: match,
  $project: shape,
  $addFields: shape,
  $set: shape,
  $unset: shape,
  $replaceRoot: shape,
  $replaceWith: shape,
  $unwind: unwind,
  $redact: (argument, environment) => {
    const decide = new ExpressionCompiler(environment).with('CURRENT').compile(argument);
    const keep = (document: Document) => (redact(document, decide, new Scope(document)) as Document | undefined) ?? [];
    return (input) => mapEach(input, keep, environment.operation);
  },
};
