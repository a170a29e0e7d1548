import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import type { PracticeTopic } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import type { AttemptReview } from '@wattle/contract/results';
import type { Score } from '@wattle/contract/scores';
import { topicOf } from '@wattle/contract/skills';
import { topicMeaning } from '@wattle/contract/topic-meanings';
import { practiceAdvice } from './practice-advice';

export interface TopicFigures {
  topic: string;
  correct: number;
  total: number;
  /** False where all its questions were left out: that is no weakness. */
  isTried: boolean;
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
  const { subject, questions, result, answeredCount, submittedAt = '', deadline = '', chosenForYear } = review;
  const test = FREE_TESTS.find((each) => SUBJECT_NAMES[each.subject] === subject);
  if (!test) throw new Error(`There is no report of an attempt at ${subject}`);
  const answered = new Set(result.questions.flatMap((each) => (each.selectedAnswer ? each.questionId : [])));
  const tried = new Set(
    questions.filter(({ id }) => answered.has(id)).map((each) => topicOf(each.subject, each.category)),
  );
  return {
    subject: test.subject,
    title: test.title,
    score: result.score ?? 0,
    total: result.total,
    isMarked: result.questions.length > 0,
    topics: result.perCategory.map(({ category, correct, total }) => {
      return { topic: category.replace(/\s+/g, ' ').trim(), correct, total, isTried: tried.has(category) };
    }),
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

/** Of the topics that were tried the one with the smallest share of right answers; the whole test where it has none. */
export function weakestTopic({ topics, title, score, total }: TestFigures): TopicFigures | undefined {
  const known = topics.length > 0 ? topics : [{ topic: title, correct: score, total, isTried: true }];
  return known.filter(({ correct, total, isTried }) => isTried && correct < total).toSorted(weakestFirst)[0];
}

/** The weakest topic of each test with a wrong answer, the weakest of all first. */
export function topicsToPractise(tests: readonly TestFigures[]): PracticeTopic[] {
  return tests
    .flatMap((test) => {
      const weakest = weakestTopic(test);
      return weakest ? withAdvice(weakest, test) : [];
    })
    .toSorted(weakestFirst);
}

/** All topics that were left out, in the order of the tests. */
export function topicsToTry(tests: readonly TestFigures[]): PracticeTopic[] {
  return tests.flatMap((test) => topicsNotTried(test).map((topic) => withAdvice(topic, test)));
}

export function topicsNotTried({ topics }: TestFigures): TopicFigures[] {
  return topics.filter(({ isTried }) => !isTried);
}

function withAdvice({ topic, correct, total }: TopicFigures, { subject }: TestFigures): PracticeTopic {
  return { topic, correct, total, meaning: topicMeaning(topic), advice: practiceAdvice(topic, subject) };
}

function weakestFirst(one: Score, other: Score): number {
  return shareOf(one) - shareOf(other) || other.total - one.total;
}

export function strongestFirst(one: Score, other: Score): number {
  return shareOf(other) - shareOf(one) || other.total - one.total;
}

function shareOf({ correct, total }: Score): number {
  return correct / total;
}
