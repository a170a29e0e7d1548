import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import type { PracticeTopic } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import type { AttemptReview } from '@wattle/contract/results';
import { practiceAdvice } from './practice-advice';

export interface TopicFigures {
  topic: string;
  correct: number;
  total: number;
}

export interface TestFigures {
  subject: Subject;
  title: string;
  score: number;
  total: number;
  /** False for a score that a browser counted, which has no topics. */
  isMarked: boolean;
  topics: TopicFigures[];
  answeredCount: number;
  isBeforeDeadline: boolean;
  chosenForYear?: number | undefined;
}

/** A strength is a topic with at least so many questions and every answer right. */
const STRENGTH_QUESTIONS = 2;

export function figuresOf(review: AttemptReview): TestFigures {
  const { subject, result, answeredCount, submittedAt = '', deadline = '', chosenForYear } = review;
  const test = FREE_TESTS.find((each) => SUBJECT_NAMES[each.subject] === subject);
  if (!test) throw new Error(`There is no report of an attempt at ${subject}`);
  return {
    subject: test.subject,
    title: test.title,
    score: result.score ?? 0,
    total: result.total,
    isMarked: result.questions.length > 0,
    topics: result.perCategory.map(({ category, ...counts }) => ({ topic: category, ...counts })),
    answeredCount,
    isBeforeDeadline: submittedAt < deadline,
    chosenForYear,
  };
}

export function sumOf(tests: readonly TestFigures[]): { score: number; total: number } {
  const sum = (figure: 'score' | 'total') => tests.reduce((counted, test) => counted + test[figure], 0);
  return { score: sum('score'), total: sum('total') };
}

export function strongestTopic({ topics }: TestFigures): TopicFigures | undefined {
  const strong = topics.filter(({ correct, total }) => correct === total && total >= STRENGTH_QUESTIONS);
  return strong.toSorted((one, other) => other.total - one.total)[0];
}

/** The topic with the smallest share of right answers; the whole test where it has no topics. */
export function weakestTopic({ topics, title, score, total }: TestFigures): TopicFigures | undefined {
  const known = topics.length > 0 ? topics : [{ topic: title, correct: score, total }];
  return known.filter((topic) => topic.correct < topic.total).toSorted(weakestFirst)[0];
}

/** The weakest topic of each test with a wrong answer, the weakest of all first. */
export function topicsToPractise(tests: readonly TestFigures[]): PracticeTopic[] {
  return tests
    .flatMap((test) => {
      const weakest = weakestTopic(test);
      return weakest ? [{ ...weakest, advice: practiceAdvice(weakest.topic, test.subject) }] : [];
    })
    .toSorted(weakestFirst);
}

function weakestFirst(one: TopicFigures, other: TopicFigures): number {
  return shareOf(one) - shareOf(other) || other.total - one.total;
}

export function strongestFirst(one: TopicFigures, other: TopicFigures): number {
  return shareOf(other) - shareOf(one) || other.total - one.total;
}

function shareOf({ correct, total }: TopicFigures): number {
  return correct / total;
}
