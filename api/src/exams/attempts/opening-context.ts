import { type Collection, type PipelineStage, Types } from 'mongoose';
import { type FoundAccount, type UserRecord, unionWithAccountOf, userIn } from '../../accounts';
import type { VersionRef } from '../../bank';
import type { LastSeen } from '../choice/unseen-groups';
import type { Attempt } from './attempt.schema';
import type { AttemptKey } from './attempt-keys';

/** How many of an owner's latest attempts say what it has seen. */
const REMEMBERED_ATTEMPTS = 50;

/** What an attempt says of what its owner has met. */
export interface SeenAttempt {
  questions: Pick<VersionRef, 'questionId'>[];
  startedAt: Date;
}

/** What the opening of a test depends on besides the bank. */
interface OpeningContext {
  /** The attempt that holds the unique key; where there is one, nothing else is read. */
  holder: Attempt | undefined;
  /** Undefined where it has been erased. */
  child: Pick<UserRecord, '_id' | 'extraTimePercent'> | undefined;
  /** When the child last met each question. */
  lastSeen: LastSeen;
}

type Found = SeenAttempt | FoundAccount<'extraTimePercent'>;

/** Reads in one round trip what an opening depends on: thousands open a test in the same minute. */
export async function readOpeningContext(
  attempts: Collection,
  childId: string,
  { owner, uniqueKey }: AttemptKey,
): Promise<OpeningContext> {
  const userId = new Types.ObjectId(childId);
  const inOne = { questions: '$questions', startedAt: '$startedAt', users: '$users' };
  const forNewTest = [
    ...latestAttemptsOf(owner),
    unionWithAccountOf(userId, ['extraTimePercent']),
    // One document, so that a limit of one tells it from the holder.
    { $group: { _id: null, found: { $push: inOne } } },
  ];
  const [first] = await attempts
    .aggregate<Attempt | { found: Found[] }>([
      { $match: { owner, uniqueKey } },
      { $unionWith: { coll: attempts.collectionName, pipeline: forNewTest } },
      { $limit: 1 },
    ])
    .toArray();
  if (first && 'uniqueKey' in first) return { holder: first, child: undefined, lastSeen: new Map() };
  const found = first && 'found' in first ? first.found : [];
  return {
    holder: undefined,
    child: userIn<'extraTimePercent'>(found, userId),
    lastSeen: lastSeenIn(found.filter((each) => 'questions' in each)),
  };
}

/** The latest attempts of an owner, as far as they say what it has met. */
export function latestAttemptsOf(owner: string): PipelineStage[] {
  return [
    { $match: { owner } },
    { $sort: { startedAt: -1 } },
    { $limit: REMEMBERED_ATTEMPTS },
    { $project: { startedAt: 1, 'questions.questionId': 1 } },
  ];
}

/** When an owner last met each question, in milliseconds since 1970. */
export function lastSeenIn(attempts: readonly SeenAttempt[]): Map<string, number> {
  const oldestFirst = attempts.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  // The later ones overwrite the earlier.
  return new Map(
    oldestFirst.flatMap(({ questions, startedAt }) =>
      questions.map(({ questionId }) => [questionId, startedAt.getTime()]),
    ),
  );
}
