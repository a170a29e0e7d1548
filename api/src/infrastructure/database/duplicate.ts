import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because another document already holds this value of a unique field. */
export function isDuplicate(error: unknown, field: string): error is mongo.MongoServerError {
  return (
    error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY && error.keyPattern?.[field] !== undefined
  );
}

/**
 * Which documents an unordered bulk write refused as duplicates, by their index; the others are written.
 *
 * @throws the error where anything else has failed.
 */
export function duplicatesIn(error: unknown): number[] {
  const failed = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (failed.length === 0 || failed.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return failed.map(({ index }) => index);
}
