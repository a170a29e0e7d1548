import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

export function isDuplicate(error: unknown, field: string): error is mongo.MongoServerError {
  return (
    error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY && error.keyPattern?.[field] !== undefined
  );
}

/** By index. The other documents of an unordered write are stored. */
export function duplicatesIn(error: unknown): number[] {
  const failed = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (failed.length === 0 || failed.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return failed.map(({ index }) => index);
}
