import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

export function isDuplicate(error: unknown, field: string): error is mongo.MongoServerError {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  const { keyPattern, message } = error;
  return keyPattern ? field in keyPattern : namesIndexOf(message, field);
}

/** Some servers say by the name of the index alone which fields are not unique, such as `owner_1_uniqueKey_1`. */
function namesIndexOf(message: string, field: string): boolean {
  if (field === '_id') return /\b_id_(?![\w.])/.test(message);
  const name = field.replaceAll('.', '\\.');
  return new RegExp(`(?:^|[^\\w.]|_-?1_|_hashed_)${name}_(?:-?1|hashed)(?![a-zA-Z0-9.])`).test(message);
}

/** By index. The other documents of an unordered write are stored. */
export function duplicatesIn(error: unknown): number[] {
  const failed = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (failed.length === 0 || failed.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return failed.map(({ index }) => index);
}
