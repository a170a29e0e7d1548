import { toNumber } from '../../bson/numbers';
import { type Document, isDocument, isNumber, isTruthy, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { elementTest } from '../matcher/array-operators';
import type { Predicate, QueryContext } from '../matcher/context';
import { FilterCompiler } from '../matcher/filter';
import type { Match, Test } from '../matcher/path-walk';
import { compileProjection } from './parse';

export type Projection = (document: Document) => Document;
/** Changes what the plain projection has left. */
type Step = (result: Document, original: Document) => Document;

/** A projection of `find`, which beside plain fields and expressions knows $slice, $elemMatch and the positional `$`. */
export function compileFindProjection(
  spec: Document,
  filter: Predicate,
  context: QueryContext,
): Projection | undefined {
  if (spec.size === 0) return undefined;
  need(
    [...spec.keys()].filter(endsInPosition).length <= 1,
    31276,
    'Cannot specify more than one positional projection per query.',
  );
  const plain: Document = new Map();
  const steps: Step[] = [];
  const sliced: string[] = [];
  for (const [name, value] of spec) {
    const special = readSpecial(name, value, filter, context);
    if (special) steps.push(special.step);
    if (!special) plain.set(name, value);
    else if (special.isSlice) sliced.push(name);
    else plain.set(special.field, true);
  }
  // On its own $slice keeps all fields; beside fields that are asked for it asks for its own.
  if ([...plain.values()].some(isTruthy)) for (const name of sliced) plain.set(name, true);
  const tree = plain.size > 0 ? compileProjection(plain, context) : undefined;
  return (document) => steps.reduce((result, step) => step(result, document), tree ? tree.apply(document) : document);
}

interface Special {
  step: Step;
  field: string;
  isSlice?: boolean;
}

const endsInPosition = (name: string) => name.endsWith('.$');

function readSpecial(name: string, value: Value, filter: Predicate, context: QueryContext): Special | undefined {
  const field = endsInPosition(name) ? name.slice(0, -2) : name;
  if (field !== name) return { field, step: positional(field.split('.'), filter) };
  if (!isDocument(value) || value.size !== 1) return undefined;
  const slice = value.get('$slice');
  if (slice !== undefined && isFindSlice(slice))
    return { field, isSlice: true, step: cutArray(name.split('.'), readSlice(slice)) };
  const condition = value.get('$elemMatch');
  if (condition === undefined) return undefined;
  need(!name.includes('.'), 31275, 'Cannot use $elemMatch projection on a nested field.');
  need(isDocument(condition), 31274, 'elemMatch: Invalid argument, object required, but got another type');
  return { field, step: firstMatching(name, elementTest(condition, new FilterCompiler(context))) };
}

/** The first element that matches; the field moves to the end, and without a match it is left out. */
const firstMatching =
  (name: string, test: Test): Step =>
  (result, original) => {
    const array = original.get(name);
    const found = Array.isArray(array) ? array.find((each) => test(each)) : undefined;
    const changed = new Map(result);
    changed.delete(name);
    return found === undefined ? changed : changed.set(name, [found]);
  };

type Slice = (array: Value[]) => Value[];

const isFindSlice = (value: Value) => isNumber(value) || (Array.isArray(value) && value.every(isNumber));

function readSlice(value: Value): Slice {
  const [first = 0, second] = (Array.isArray(value) ? value : [value]).map((each) =>
    Math.trunc(toNumber(each as number)),
  );
  if (!Array.isArray(value)) return (array) => (first < 0 ? array.slice(first) : array.slice(0, first));
  need(
    value.length === 2 && second !== undefined,
    28667,
    'Invalid $slice syntax. The given syntax did not match the find() syntax',
  );
  need(second > 0, 28724, `First argument to $slice must be positive: ${second}`);
  return (array) => {
    const start = first < 0 ? Math.max(0, array.length + first) : first;
    return array.slice(start, start + second);
  };
}

const cutArray =
  (path: readonly string[], slice: Slice): Step =>
  (result) =>
    changeArray(result, path, slice) as Document;

/** Changes the arrays that the path leads to; arrays of documents on the way are gone through. */
function changeArray(value: Maybe, path: readonly string[], change: Slice): Maybe {
  if (Array.isArray(value)) {
    if (path.length === 0) return change(value);
    return value.map((each) => changeArray(each, path, change) as Value);
  }
  const [name] = path;
  if (!isDocument(value) || name === undefined || !value.has(name)) return value;
  return new Map(value).set(name, changeArray(value.get(name), path.slice(1), change) as Value);
}

const positional =
  (path: readonly string[], filter: Predicate): Step =>
  (result, original) => {
    const match: Match = {};
    filter(original, match);
    const { arrayIndex } = match;
    if (arrayIndex === undefined)
      fail(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    return firstArray(result, path, (array) => array.slice(arrayIndex, arrayIndex + 1)) as Document;
  };

/** Changes only the first array on the way, which is the one that the query went through. */
function firstArray(value: Maybe, path: readonly string[], change: Slice): Maybe {
  if (Array.isArray(value)) return change(value);
  const [name] = path;
  if (!isDocument(value) || name === undefined || !value.has(name)) return value;
  return new Map(value).set(name, firstArray(value.get(name), path.slice(1), change) as Value);
}
