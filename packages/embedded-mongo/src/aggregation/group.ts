import { identityOf } from '../bson/key-writer';
import { type Document, doc, isDocument, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Expression } from '../expressions/operators';
import type { Operation } from '../operation';
import { ownEntry } from '../own-entry';
import { batchesOf } from '../query/stream';
import { ACCUMULATORS, type Accumulator } from './accumulators';
import type { CompileStage, Documents } from './stage';

interface Field {
  name: string;
  expression: Expression;
  start(): Accumulator;
}

interface Group {
  id: Value;
  accumulators: Accumulator[];
}

export const group: CompileStage = (argument, { operation }) => {
  const id = isDocument(argument) ? argument.get('_id') : undefined;
  if (!isDocument(argument) || id === undefined) fail(15955, 'a group specification must include an _id');
  const fields = [...argument].filter(([name]) => name !== '_id').map(([name, value]) => compileField(name, value));
  const idOf = compileExpression(id);
  return (input) => groupAll(input, idOf, fields, operation);
};

function compileField(name: string, definition: Value): Field {
  need(!/^\$|\./.test(name), 40235, `The field name '${name}' cannot contain '.' or begin with '$'`);
  need(isDocument(definition) && definition.size === 1, 40234, `The field '${name}' must be one accumulator object`);
  const [[operator, argument]] = definition as unknown as [[string, Value]];
  const start = ownEntry(ACCUMULATORS, operator) ?? fail(15952, `unknown group operator '${operator}'`);
  need(!Array.isArray(argument), 40237, `The ${operator} accumulator is a unary operator`);
  return { name, expression: compileExpression(argument), start };
}

async function* groupAll(input: Documents, idOf: Expression, fields: Field[], operation: Operation): Documents {
  const groups = new Map<string, Group>();
  for await (const batch of input) {
    for (const document of batch) {
      const id = idOf(document) ?? null;
      const identity = identityOf(id);
      const known = groups.get(identity) ?? { id, accumulators: fields.map(({ start }) => start()) };
      groups.set(identity, known);
      for (const [i, { expression }] of fields.entries()) known.accumulators[i]?.add(expression(document));
    }
    if (operation.shouldYield) await operation.yield();
  }
  for await (const batch of batchesOf([...groups.values()])) yield batch.map((each) => resultOf(each, fields));
}

function resultOf({ id, accumulators }: Group, fields: Field[]): Document {
  const result = doc({ _id: id });
  for (const [i, { name }] of fields.entries()) result.set(name, accumulators[i]?.result() ?? null);
  return result;
}
