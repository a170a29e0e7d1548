import { mongo } from 'mongoose';

/** Whether a write was refused because another document already holds this value of a unique field. */
export function isDuplicate(error: unknown, field: string): error is mongo.MongoServerError {
  return error instanceof mongo.MongoServerError && error.code === 11_000 && error.keyPattern?.[field] !== undefined;
}
