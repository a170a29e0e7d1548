import { identityOf } from '../../bson/key-writer';
import { toNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import { type Document, doc, isDocument, isNumber, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression, fieldPath, valueAt } from '../../expressions/compile';
import { Scope } from '../../expressions/scope';
import { collect } from '../../query/stream';
import { refuseOthers, textField } from '../arguments';
import type { Environment } from '../environment';
import { withField } from '../with-field';
import type { CompileStage } from './all';
import { joinEach, runNested } from './nested';

const REQUIRED = ['from', 'startWith', 'connectFromField', 'connectToField', 'as'];
const OPTIONAL = ['maxDepth', 'depthField', 'restrictSearchWithMatch'];

function requiredText(argument: Document, field: string): string {
  return textField('$graphLookup', argument, field) ?? fail(40105, `$graphLookup requires '${field}' to be specified.`);
}

export const graphLookup: CompileStage = (argument, environment) => {
  need(isDocument(argument), 40327, 'the $graphLookup specification must be an Object');
  refuseOthers('$graphLookup', argument, [...REQUIRED, ...OPTIONAL]);
  need(argument.has('startWith'), 40105, "$graphLookup requires 'startWith' to be specified.");
  const start = compileExpression(argument.get('startWith') as Value, environment);
  const connectFrom = fieldPath(requiredText(argument, 'connectFromField'));
  const target = fieldPath(requiredText(argument, 'as'));
  const depthField = textField('$graphLookup', argument, 'depthField');
  const maxDepth = readDepth(argument.get('maxDepth'));
  const neighbours = neighbourSearch(argument, environment);
  const join = async (document: Document) => {
    const first = start(new Scope(document)) ?? null;
    const reached = await follow(Array.isArray(first) ? first : [first], connectFrom, maxDepth, neighbours);
    const found = reached.map(({ node, depth }) =>
      depthField === undefined ? node : withField(node, fieldPath(depthField), BigInt(depth)),
    );
    return withField(document, target, found);
  };
  return (input) => joinEach(input, environment, join);
};

function readDepth(limit: Maybe): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  need(isNumber(limit), 40100, `maxDepth requires numeric argument, found maxDepth: ${show(limit)}`);
  const depth = toNumber(limit);
  need(!(depth < 0), 40101, `maxDepth requires a nonnegative argument, found: maxDepth: ${show(limit)}`);
  need(Number.isInteger(depth), 40102, `maxDepth could not be represented as a long long: maxDepth: ${show(limit)}`);
  return depth;
}

type Neighbours = (values: Value[]) => Promise<Document[]>;

function neighbourSearch(argument: Document, environment: Environment): Neighbours {
  const [from, connectTo] = [requiredText(argument, 'from'), requiredText(argument, 'connectToField')];
  const restriction = argument.get('restrictSearchWithMatch') ?? doc();
  return (values) => {
    const filter = doc({ $and: [doc({ [connectTo]: doc({ $in: values }) }), restriction] });
    return collect(runNested(from, [['$match', filter]], environment));
  };
}

/** Goes from the values to the documents that carry them, and on with the values that those documents name. */
async function follow(start: Value[], connectFrom: readonly string[], maxDepth: number, neighbours: Neighbours) {
  const reached = new Map<string, { node: Document; depth: number }>();
  let values = start;
  for (let depth = 0; depth <= maxDepth && values.length > 0; depth++) {
    const fresh = (await neighbours(values)).filter((node) => !reached.has(identityOf(node.get('_id'))));
    for (const node of fresh) reached.set(identityOf(node.get('_id')), { node, depth });
    values = fresh.flatMap((node) => valueAt(node, connectFrom) ?? []);
  }
  return [...reached.values()];
}
