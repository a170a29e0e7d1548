import { equalValues } from '../bson/compare';
import type { Document, Maybe } from '../bson/values';
import { fail } from '../errors';
import { REFERENCE_FIELDS } from '../query/matcher/operator-document';

const isDollarField = (name: string) => name.startsWith('$') && !REFERENCE_FIELDS.has(name);

function refuse(name: string): never {
  fail(
    'DollarPrefixedFieldName',
    `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
  );
}

/** A stored document may not get a top-level field with a dollar, which an insert and nested fields may have. */
export function refuseDollarField([name = '', ...rest]: readonly string[], before: Maybe, after: Maybe) {
  if (!isDollarField(name) || after === undefined) return;
  const isWritten = before === undefined || (rest.length === 0 && !equalValues(before, after));
  if (isWritten) refuse(name);
}

export function refuseDollarFields(replacement: Document) {
  for (const name of replacement.keys()) if (isDollarField(name)) refuse(name);
}
