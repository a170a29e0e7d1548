import type { Document } from '../bson/values';
import { need } from '../errors';

/** The stored document keeps its _id, which comes first. */
export function replaceWith(replacement: Document): (document: Document) => Document {
  for (const name of replacement.keys())
    need(
      !name.startsWith('$'),
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return (document) => {
    const id = replacement.get('_id') ?? document.get('_id');
    return id === undefined ? new Map(replacement) : new Map([['_id', id], ...replacement]);
  };
}
