import {
  type CategoryScore,
  PRACTISE_BELOW_PERCENT,
  type ProgressWeek,
  type SubjectScore,
  sumOfScores,
} from '@wattle/contract';
import type { Attempt } from '../../exams';
import { LEAST_QUESTIONS } from '../weekly-plan/plan-rule';
import { mondayOf } from './sydney-weeks';

/** What counts of an attempt. */
export type Counted = Pick<Attempt, 'kind' | 'subject' | 'topic' | 'submittedAt' | 'result'>;

/** A topic with at least this share of right answers goes well. */
const GOING_WELL = 0.8;
const TOPICS = 3;

/** What was submitted in the week that begins with a Monday in Sydney. */
export function attemptsOfWeek(attempts: readonly Counted[], monday: string): Counted[] {
  return attempts.filter(({ submittedAt }) => submittedAt && mondayOf(submittedAt) === monday);
}

export function progressOfWeek(attempts: readonly Counted[], monday: string): ProgressWeek {
  const ofWeek = attemptsOfWeek(attempts, monday);
  const tests = ofWeek.filter(isMeasure);
  const practice = ofWeek.filter(({ topic }) => topic !== undefined);
  return {
    monday,
    tests: tests.length,
    resits: ofWeek.length - tests.length - practice.length,
    practisedTopics: new Set(practice.map(({ subject, topic }) => `${subject}\n${topic}`)).size,
    ...sumOfScores(scoresOf(tests)),
  };
}

/** Right answers by subject, in the order in which the subjects were met. */
export function subjectScores(attempts: readonly Counted[]): SubjectScore[] {
  return grouped(scoresOf(attempts.filter(isMeasure)), ({ subject }) => subject).map(([first, scores]) => ({
    subject: first.subject,
    ...sumOfScores(scores),
  }));
}

/**
 * The strongest and the weakest topics; a topic is never both. As long as no topic has enough questions, the one with
 * the most marks lost is to practise.
 */
export function topicsOf(attempts: readonly Counted[]) {
  const topics = grouped(scoresOf(attempts.filter(isMeasure)), ({ subject, category }) => `${subject}\n${category}`)
    .map(([{ subject, category }, scores]): CategoryScore => ({ subject, category, ...sumOfScores(scores) }))
    .sort((one, other) => shareOf(other) - shareOf(one) || other.total - one.total);
  const known = topics.filter(({ total }) => total >= LEAST_QUESTIONS);
  if (known.length === 0) return { goingWell: [], toPractise: mostMarksLost(topics) };
  return {
    goingWell: known.filter((topic) => shareOf(topic) >= GOING_WELL).slice(0, TOPICS),
    toPractise: known
      .filter(({ correct, total }) => 100 * correct < PRACTISE_BELOW_PERCENT * total)
      .reverse()
      .slice(0, TOPICS),
  };
}

/** At most one topic, and none where everything is right. */
function mostMarksLost(topics: readonly CategoryScore[]): CategoryScore[] {
  return topics
    .filter(({ correct, total }) => correct < total)
    .toSorted((one, other) => other.total - other.correct - (one.total - one.correct) || shareOf(one) - shareOf(other))
    .slice(0, 1);
}

/** A re-sit asks only for what went wrong before, as practice asks for one topic: they say nothing of the subject. */
function isMeasure({ kind }: Counted): boolean {
  return kind !== 're-sit';
}

function scoresOf(attempts: readonly Counted[]): CategoryScore[] {
  return attempts.flatMap(({ result }) => result?.perCategory ?? []).filter(({ total }) => total > 0);
}

function shareOf({ correct, total }: { correct: number; total: number }): number {
  return correct / total;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [first: Item, all: Item[]][] {
  const groups = new Map<string, [Item, Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group[1].push(item);
    else groups.set(keyOf(item), [item, [item]]);
  }
  return [...groups.values()];
}
