import type { Document } from '../bson/values';
import { refuseDollarFields } from './dollar-fields';

/** The stored document keeps its _id, which comes first. */
export function replaceDocument(document: Document, replacement: Document, isInsert: boolean): Document {
  if (!isInsert) refuseDollarFields(replacement);
  const id = replacement.has('_id') ? replacement.get('_id') : document.get('_id');
  return id === undefined ? new Map(replacement) : new Map([['_id', id], ...replacement]);
}
