import { Aggregator } from 'mingo';
import { toNumber } from '../../bson/numbers';
import { type Document, Double, isDocument, isString, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { collect, portionsOf } from '../../query/stream';
import type { CompileStage } from './all';

type Plain = Record<string, unknown>;

/** Leads from a result of mingo back to the document that it was made of. */
const ROW = '__row';

/**
 * The stages that look at neighbouring documents are mingo's. It knows plain JavaScript values only, so it works on
 * copies, and of its results only the fields that the stage adds are taken over.
 */
const byMingo =
  (addedFields: (argument: Document) => Iterable<string>): CompileStage =>
  (argument, _environment, { name }) => {
    if (!isDocument(argument))
      fail('FailedToParse', `the ${name} stage specification must be an object, found ${typeof argument}`);
    const added = [...addedFields(argument)];
    const stage = { [name]: toPlain(argument) };
    run(name, stage, []);
    return async function* neighbours(input) {
      const documents = await collect(input);
      const rows = documents.map((document, row) => ({ ...(toPlain(document) as Plain), [ROW]: row }));
      yield* portionsOf(run(name, stage, rows).map((result) => restore(result, documents, added)));
    };
  };

function run(name: string, stage: Plain, rows: Plain[]): Plain[] {
  try {
    return new Aggregator([stage]).run(rows) as Plain[];
  } catch (error) {
    fail('FailedToParse', `${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function restore({ [ROW]: row, ...result }: Plain, documents: Document[], added: string[]): Document {
  const original = documents[row as number];
  if (!original) return fromPlain(result) as Document;
  const document = new Map(original);
  for (const name of added) if (result[name] !== undefined) document.set(name, fromPlain(result[name]));
  return document;
}

function toPlain(value: Maybe): unknown {
  if (isDocument(value)) return Object.fromEntries([...value].map(([name, field]) => [name, toPlain(field)]));
  if (Array.isArray(value)) return value.map(toPlain);
  return typeof value === 'bigint' || value instanceof Double ? toNumber(value) : value;
}

function fromPlain(value: unknown): Value {
  if (Array.isArray(value)) return value.map(fromPlain);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? new Map(Object.entries(value).map(([name, field]) => [name, fromPlain(field)]))
    : ((value ?? null) as Value);
}

function outputFields(argument: Document): string[] {
  const output = argument.get('output');
  need(isDocument(output), 'IDLFailedToParse', "BSON field 'output' is missing but a required field");
  for (const name of output.keys())
    need(
      !name.includes('.'),
      'NotImplemented',
      `The embedded engine computes only top-level fields here, not '${name}'`,
    );
  return [...output.keys()];
}

export const WINDOW_STAGES: Record<string, CompileStage> = {
  $setWindowFields: byMingo(outputFields),
  $fill: byMingo(outputFields),
  $densify: byMingo((argument) => {
    need(
      isString(argument.get('field')),
      'IDLFailedToParse',
      "BSON field '$densify.field' is missing but a required field",
    );
    return [];
  }),
};
