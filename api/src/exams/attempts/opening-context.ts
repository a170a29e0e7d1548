import { type Collection, type PipelineStage, Types } from 'mongoose';
import { type FoundAccount, type UserRecord, unionWithAccountOf, userIn } from '../../accounts';
import type { VersionRef } from '../../bank';
import type { LastSeen } from '../choice/candidates';
import { type Attempt, HAS_BEGUN } from './attempt.schema';
import type { AttemptKey } from './attempt-keys';

/** So many of an owner's latest attempts tell which questions it has seen. */
const REMEMBERED_ATTEMPTS = 50;

export interface SeenAttempt {
  questions: Pick<VersionRef, 'questionId'>[];
  startedAt: Date;
}

interface OpeningContext {
  /**
   * The attempt with the unique key; where there is one, nothing else is read. MongoDB does not promise that it comes
   * first: where it is missed, the unique key refuses another one.
   */
  existingAttempt: Attempt | undefined;
  child: Pick<UserRecord, '_id' | ChildField> | undefined;
  lastSeen: LastSeen;
}

/** What of a child's account decides about its test. */
const CHILD_FIELDS = ['allowances', 'extraTimePercent', 'grade'] as const satisfies (keyof UserRecord)[];
type ChildField = (typeof CHILD_FIELDS)[number];

type Found = SeenAttempt | FoundAccount<ChildField>;

/** What an opening depends on, read in one round trip, because thousands open a test in the same minute. */
export async function readOpeningContext(
  attempts: Collection,
  childId: string,
  { owner, uniqueKey }: AttemptKey,
): Promise<OpeningContext> {
  const userId = new Types.ObjectId(childId);
  const inOne = { questions: '$questions', startedAt: '$startedAt', users: '$users' };
  const forNewTest = [
    ...latestAttemptsOf(owner),
    unionWithAccountOf(userId, CHILD_FIELDS),
    // One document, so that the limit of one distinguishes it from the existing attempt.
    { $group: { _id: null, found: { $push: inOne } } },
  ];
  const [first] = await attempts
    .aggregate<Attempt | { found: Found[] }>([
      { $match: { owner, uniqueKey } },
      { $unionWith: { coll: attempts.collectionName, pipeline: forNewTest } },
      { $limit: 1 },
    ])
    .toArray();
  if (first && 'uniqueKey' in first) return { existingAttempt: first, child: undefined, lastSeen: new Map() };
  const found = first && 'found' in first ? first.found : [];
  return {
    existingAttempt: undefined,
    child: userIn<ChildField>(found, userId),
    lastSeen: lastSeenIn(found.filter((each) => 'questions' in each)),
  };
}

export function latestAttemptsOf(owner: string): PipelineStage[] {
  return [
    { $match: { owner, ...HAS_BEGUN } },
    { $sort: { startedAt: -1 } },
    { $limit: REMEMBERED_ATTEMPTS },
    { $project: { startedAt: 1, 'questions.questionId': 1 } },
  ];
}

export function lastSeenIn(attempts: readonly SeenAttempt[]): Map<string, number> {
  const oldestFirst = attempts.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  // Later attempts overwrite earlier ones.
  return new Map(
    oldestFirst.flatMap(({ questions, startedAt }) =>
      questions.map(({ questionId }) => [questionId, startedAt.getTime()]),
    ),
  );
}
