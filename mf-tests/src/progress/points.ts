import { DAY_MS } from '@wattle/contract/calendar';
import type { SubjectName } from '@wattle/contract/questions';
import type { CategoryScore } from '@wattle/contract/results';
import { countsAsTest, percentOf, type Score, sumOfScores } from '@wattle/contract/scores';
import { numberInWords } from '@wattle/contract/text';
import type { FinishedAttempt } from '../attempts';

const RECENT_WEEKS = 4;

/** The time that {@link recentTopics} looks at, in words. */
export const LAST_WEEKS = `last ${numberInWords(RECENT_WEEKS)} weeks`;

/** How one test went in a subject, or in one topic of it. */
export interface Point extends Score {
  attempt: FinishedAttempt;
}

export interface TopicScore extends Score {
  topic: string;
}

/** A point for each test that asked for the subject (and topic), the first one first. */
export function pointsOf(finished: readonly FinishedAttempt[], subject: SubjectName, topic?: string): Point[] {
  return finished
    .filter(countsAsTest)
    .map((attempt) => ({
      attempt,
      ...sumOfScores(scoresOf(attempt, subject).filter(({ category }) => topic === undefined || category === topic)),
    }))
    .filter(({ total }) => total > 0)
    .reverse();
}

/** What the tests of the last four weeks asked of each topic, the weakest topic first. */
export function recentTopics(finished: readonly FinishedAttempt[], subject: SubjectName, now: number): TopicScore[] {
  const recent = finished.filter(({ submittedAt }) => now - Date.parse(submittedAt) < RECENT_WEEKS * 7 * DAY_MS);
  return topicsOf(recent, subject).sort(
    (one, other) => percentOf(one) - percentOf(other) || one.topic.localeCompare(other.topic),
  );
}

/** Names of all topics of a subject that a test has asked for, in the order of the alphabet. */
export function topicNames(finished: readonly FinishedAttempt[], subject: SubjectName): string[] {
  return topicsOf(finished, subject)
    .map(({ topic }) => topic)
    .sort((one, other) => one.localeCompare(other));
}

function topicsOf(finished: readonly FinishedAttempt[], subject: SubjectName): TopicScore[] {
  const byTopic = new Map<string, CategoryScore[]>();
  for (const score of finished.filter(countsAsTest).flatMap((attempt) => scoresOf(attempt, subject))) {
    byTopic.set(score.category, [...(byTopic.get(score.category) ?? []), score]);
  }
  return [...byTopic].map(([topic, scores]) => ({ topic, ...sumOfScores(scores) }));
}

function scoresOf({ perCategory }: FinishedAttempt, subject: SubjectName): CategoryScore[] {
  return perCategory.filter((score) => score.subject === subject && score.total > 0);
}
