import { type Document, isDocument, type Maybe } from '../../bson/values';

/** `{ $gt: 1 }` is a condition, `{ gt: 1 }` a value, and a reference `{ $ref, $id }` is a value as well. */
export function isOperatorDocument(value: Maybe): value is Document {
  if (!isDocument(value)) return false;
  const [first] = value.keys();
  return first?.startsWith('$') === true && !(value.has('$ref') && value.has('$id'));
}
