import { mongo } from 'mongoose';

/** Whether a write was refused because another document already holds a unique value. */
export function isDuplicate(error: unknown): error is mongo.MongoServerError {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}
