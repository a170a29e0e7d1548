import { type Document, isDocument } from '../bson/values';
import { fail } from '../errors';

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

const overlaps = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
