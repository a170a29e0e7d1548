import { show } from '../../bson/show';
import { BSONRegExp, type Document, doc, isDocument, isNullish, type Maybe, type Value } from '../../bson/values';
import { need } from '../../errors';
import { compileExpression, fieldPath, valueAt } from '../../expressions/compile';
import { Scope } from '../../expressions/scope';
import { collect } from '../../query/stream';
import { refuseOthers, textField } from '../arguments';
import type { Environment } from '../environment';
import type { Pipeline } from '../pipeline';
import { withField } from '../with-field';
import type { CompileStage } from './all';
import { joinEach, parseNested, runNested } from './nested';

interface Lookup {
  from: string | undefined;
  localField: string | undefined;
  foreignField: string | undefined;
  as: string;
  /** Definitions of variables for the pipeline. */
  bindings: Document;
  pipeline: Pipeline;
}

function parseLookup(argument: Value, environment: Environment): Lookup {
  need(isDocument(argument), 'FailedToParse', 'the $lookup specification must be an Object');
  refuseOthers('$lookup', argument, ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline']);
  const text = (field: string) => textField('$lookup', argument, field);
  const [from, localField, foreignField, as] = [text('from'), text('localField'), text('foreignField'), text('as')];
  const bindings = argument.get('let') ?? doc();
  need(as !== undefined, 'FailedToParse', "must specify 'as' field for a $lookup");
  need(isDocument(bindings), 'FailedToParse', `$lookup argument 'let: ${show(bindings)}' must be an object`);
  const isByField = localField !== undefined;
  const sentence = "$lookup requires both or neither of 'localField' and 'foreignField' to be specified";
  need(isByField === (foreignField !== undefined), 'FailedToParse', sentence);
  const either = "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified";
  need(isByField || argument.has('pipeline'), 'FailedToParse', either);
  const pipeline = parseNested(argument.get('pipeline') ?? [], environment, bindings.keys());
  const bringsDocuments = pipeline[0]?.[0] === '$documents';
  need(from !== undefined || bringsDocuments, 'FailedToParse', "must specify 'from' field for a $lookup");
  return { from, localField, foreignField, as, bindings, pipeline };
}

export const lookup: CompileStage = (argument, environment) => {
  const { from, localField, foreignField, as, bindings, pipeline } = parseLookup(argument, environment);
  const definitions = [...bindings].map(([name, value]) => [name, compileExpression(value, environment)] as const);
  const target = fieldPath(as);
  const variablesOf = (document: Document): ReadonlyMap<string, Maybe> => {
    const scope = new Scope(document);
    const own = definitions.map(([name, define]) => [name, define(scope)] as const);
    return new Map([...(environment.variables ?? []), ...own]);
  };
  const join = async (document: Document) => {
    const isByField = localField !== undefined && foreignField !== undefined;
    const filter: Pipeline = isByField ? [['$match', joinFilter(document, localField, foreignField)]] : [];
    const found = runNested(from, [...filter, ...pipeline], { ...environment, variables: variablesOf(document) });
    return withField(document, target, await collect(found));
  };
  return (input) => joinEach(input, environment, join);
};

/** Matches documents of the other collection whose field holds the local value, or one of the values of an array. */
function joinFilter(document: Document, localField: string, foreignField: string): Document {
  const local = valueAt(document, localField.split('.'));
  const values = Array.isArray(local) ? local : [local ?? null];
  if (values.length === 0) return doc({ $alwaysFalse: 1 });
  if (values.every(isPlain)) return doc({ [foreignField]: doc({ $in: values }) });
  return doc({ $or: values.map((value) => doc({ [foreignField]: doc({ $eq: value }) })) });
}

/** In a list of `$in` these would not only mean themselves. */
const isPlain = (value: Value) =>
  !isNullish(value) && !isDocument(value) && !Array.isArray(value) && !(value instanceof BSONRegExp);
