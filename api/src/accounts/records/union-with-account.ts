import type { PipelineStage, Types } from 'mongoose';
import { AccountRecordSchema, type UserRecord } from './account.schema';

export interface FoundAccount<Field extends keyof UserRecord> {
  users: Pick<UserRecord, Field | '_id'>[];
}

/** A stage that reads an account in the round trip of another collection's aggregation. */
export function unionWithAccountOf(userId: Types.ObjectId, fields: readonly (keyof UserRecord)[]): PipelineStage {
  const shown = Object.fromEntries(['_id', ...fields].map((field) => [`users.${field}`, 1 as const]));
  return {
    $unionWith: {
      coll: AccountRecordSchema.get('collection') ?? '',
      pipeline: [{ $match: { 'users._id': userId } }, { $project: shown }],
    },
  };
}

/** Undefined where the user has been erased. */
export function userIn<Field extends keyof UserRecord>(
  found: readonly (object | FoundAccount<Field>)[],
  userId: Types.ObjectId,
): Pick<UserRecord, Field | '_id'> | undefined {
  const accounts = found.filter((each): each is FoundAccount<Field> => 'users' in each);
  return accounts.flatMap(({ users }) => users).find(({ _id }) => _id.equals(userId));
}
