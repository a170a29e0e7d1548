import { type Document, doc, isDocument } from '../bson/values';
import { fail } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import type { Collection } from '../storage/collection';

/** Refuses a document that the validator of its collection does not match. */
export function validate(collection: Collection, after: Document, before?: Document) {
  const { options } = collection;
  const validator = options.get('validator');
  if (!isDocument(validator) || validator.size === 0) return;
  if (options.get('validationLevel') === 'off' || options.get('validationAction') === 'warn') return;
  const matches = compileFilter(validator, { collation: collection.collation });
  if (matches(after)) return;
  // At the level "moderate" a document that was invalid already may stay so.
  if (before && options.get('validationLevel') === 'moderate' && !matches(before)) return;
  fail('DocumentValidationFailure', 'Document failed validation', {
    errInfo: doc({ failingDocumentId: after.get('_id'), details: doc({ operatorName: [...validator.keys()][0] }) }),
  });
}
