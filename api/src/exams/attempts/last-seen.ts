import type { PipelineStage } from 'mongoose';
import type { VersionRef } from '../../bank';

/** How many of an owner's latest attempts say what it has seen. */
const REMEMBERED_ATTEMPTS = 50;

/** What an attempt says of what its owner has met. */
export interface SeenAttempt {
  questions: Pick<VersionRef, 'questionId'>[];
  startedAt: Date;
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
