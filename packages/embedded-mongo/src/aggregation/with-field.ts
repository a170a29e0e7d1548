import { type Document, isDocument, type Maybe } from '../bson/values';

/** A copy of the document with another value at the path; what is not on the way is shared with the original. */
export function withField(document: Document, [name = '', ...rest]: readonly string[], value: Maybe): Document {
  const copy: Document = new Map(document);
  const child = copy.get(name);
  const inner = rest.length > 0 ? withField(isDocument(child) ? child : new Map(), rest, value) : value;
  if (inner === undefined) copy.delete(name);
  else copy.set(name, inner);
  return copy;
}
