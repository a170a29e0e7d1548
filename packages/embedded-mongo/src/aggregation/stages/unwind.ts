import { type Document, isDocument, isNullish, isString, type Maybe, typeName } from '../../bson/values';
import { fail, need } from '../../errors';
import { fieldPath } from '../../expressions/compile';
import { mapEach } from '../../query/stream';
import type { CompileStage } from '../stage';

/** `$unwind: '$path'`; the form with options is not supported. */
export const unwind: CompileStage = (argument, { operation }) => {
  if (isDocument(argument)) {
    const [option = fail(28812, 'no path specified to $unwind stage')] = argument.keys();
    fail(28811, `unrecognized option to $unwind stage: ${option}`);
  }
  if (!isString(argument))
    fail(15981, `expected a string as specification for $unwind stage, got ${typeName(argument)}`);
  need(argument.startsWith('$'), 28818, `path option to $unwind stage should be prefixed with a '$': ${argument}`);
  const path = fieldPath(argument.slice(1));
  return (input) => mapEach(input, (document) => unwindOne(document, path), operation);
};

function unwindOne(document: Document, path: readonly string[]): Document[] {
  const value = path.reduce<Maybe>((inner, name) => (isDocument(inner) ? inner.get(name) : undefined), document);
  if (!Array.isArray(value)) return isNullish(value) ? [] : [document];
  return value.map((element) => withField(document, path, element));
}

/** A copy of the document with another value at the path; other fields are shared with the original. */
function withField(document: Document, [name = '', ...rest]: readonly string[], value: Maybe): Document {
  const inner = rest.length > 0 ? withField(document.get(name) as Document, rest, value) : value;
  return new Map(document).set(name, inner ?? null);
}
