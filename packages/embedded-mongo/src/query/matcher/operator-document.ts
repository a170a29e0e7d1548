import { type Document, isDocument, type Maybe } from '../../bson/values';

/** The fields of a reference to a document, which are fields although they begin with a dollar. */
export const REFERENCE_FIELDS: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** `{ $gt: 1 }` is a condition; `{ gt: 1 }` and the reference `{ $ref, $id }` are values. */
export function isOperatorDocument(value: Maybe): value is Document {
  return isDocument(value) && startsWithDollar(value) && !(value.has('$ref') && value.has('$id'));
}

/** As `isOperatorDocument`, within an `$elemMatch`, where one field of a reference is enough. */
export const isElementCondition = (value: Document) =>
  startsWithDollar(value) && ![...REFERENCE_FIELDS].some((name) => value.has(name));

const startsWithDollar = (value: Document) => value.keys().next().value?.startsWith('$') === true;
