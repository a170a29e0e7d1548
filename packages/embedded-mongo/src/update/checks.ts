import { equalValues } from '../bson/compare';
import { type Document, isDocument, type Maybe } from '../bson/values';
import { fail } from '../errors';
import { REFERENCE_FIELDS } from '../query/matcher/condition';

/** Two operators may not change one field, nor a field and a field within it. */
export function refuseConflicts(update: Document) {
  const seen: string[] = [];
  for (const path of [...update.values()].flatMap((fields) => (isDocument(fields) ? [...fields.keys()] : []))) {
    const other = seen.find((each) => overlaps(each, path));
    if (other !== undefined) {
      const shorter = other.length < path.length ? other : path;
      fail('ConflictingUpdateOperators', `Updating the path '${path}' would create a conflict at '${shorter}'`);
    }
    seen.push(path);
  }
}

export const overlaps = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

const isDollarField = (name: string) => name.startsWith('$') && !REFERENCE_FIELDS.has(name);

const refuse = (name: string): never =>
  fail('DollarPrefixedFieldName', `The dollar ($) prefixed field '${name}' is not allowed in an update`);

/** A stored document may not get a top-level field with a dollar, which an insert and nested fields may have. */
export function refuseDollarField([name = '', ...rest]: readonly string[], before: Maybe, after: Maybe) {
  if (!isDollarField(name) || after === undefined) return;
  const isWritten = before === undefined || (rest.length === 0 && !equalValues(before, after));
  if (isWritten) refuse(name);
}

export function refuseDollarFields(replacement: Document) {
  for (const name of replacement.keys()) if (isDollarField(name)) refuse(name);
}
