import { identityOf } from '../../bson/key-writer';
import { toNumber } from '../../bson/numbers';
import { type Document, doc, isDocument, isNumber, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { collect } from '../../query/stream';
import type { Environment } from '../environment';
import { compileExpression, fieldPath, valueAt } from '../expressions/compile';
import { Scope } from '../expressions/scope';
import { withField } from '../with-field';
import type { CompileStage } from './all';
import { joinEach, refuseOthers, runNested, textField } from './nested';

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
  const limit = argument.get('maxDepth');
  const maxDepth = isNumber(limit) ? toNumber(limit) : Number.POSITIVE_INFINITY;
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
