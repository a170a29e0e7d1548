import { type Document, isDocument, isString } from '../bson/values';
import { fail } from '../errors';

/** Two operators may not touch one field, nor a field and a field within it. */
export function refuseConflicts(update: Document) {
  const seen: string[] = [];
  for (const path of pathsOf(update)) {
    const other = seen.find((each) => overlaps(each, path));
    if (other !== undefined) {
      const shorter = other.length < path.length ? other : path;
      fail('ConflictingUpdateOperators', `Updating the path '${path}' would create a conflict at '${shorter}'`);
    }
    seen.push(path);
  }
}

const overlaps = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

function pathsOf(update: Document): string[] {
  return [...update].flatMap(([name, fields]) => {
    if (!isDocument(fields)) return [];
    return name === '$rename' ? [...fields].flat().filter(isString) : [...fields.keys()];
  });
}
