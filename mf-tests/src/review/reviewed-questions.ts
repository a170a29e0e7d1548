import type { OwnReport } from '@wattle/contract/question-reports';
import type { AttemptReview, MarkedQuestion } from '@wattle/contract/results';
import { easierQuestions, isLowScore } from '@wattle/contract/scores';
import { slowQuestions } from '@wattle/contract/time-spent';
import { type AnsweredQuestion, answeredQuestions, passageOf } from '@wattle/exam-player';

export interface ReviewedQuestion extends AnsweredQuestion {
  attemptId: string;
  /** Of a child whose parent reads the review. */
  childId?: string | undefined;
  /** One of the few to begin with after a low score. */
  isToStartWith: boolean;
  /** Where clearly more time went into it than into the others: their median, in seconds. */
  medianOfOthers?: number | undefined;
  /** What was reported of it, by this child or a parent. */
  report: OwnReport | undefined;
}

/** Questions about one passage, or a question about none. */
export interface QuestionGroup {
  passage: string | undefined;
  questions: ReviewedQuestion[];
}

/** So many questions a narrow screen shows at first. */
const MAX_FIRST = 3;

export const FILTERS = ['start', 'wrong', 'flagged', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** @param childId - The child whose parent reads the review. */
export function reviewedQuestions(review: AttemptReview, childId?: string): ReviewedQuestion[] {
  const { result } = review;
  const toStartWith = isLowScore(result) ? easierQuestions(result.questions) : [];
  const answered = answeredQuestions(review);
  const slow = slowQuestions(review.deadline === undefined ? [] : comparedInTime(answered));
  return answered.map((each) => ({
    ...each,
    attemptId: review.attemptId,
    childId,
    isToStartWith: toStartWith.includes(each.question.id),
    medianOfOthers: slow.find(({ questionId }) => questionId === each.question.id)?.median,
    report: review.reports?.find(({ questionId }) => questionId === each.question.id),
  }));
}

/**
 * The questions whose times are compared. The first one of a passage has the time in which the passage was read, and a
 * text has all of its test, so neither is among them.
 */
export function comparedInTime(questions: readonly AnsweredQuestion[]): MarkedQuestion[] {
  const passages = new Set<string>();
  return questions.flatMap(({ question, marked }) => {
    const passage = passageOf(question);
    const isFirst = passage !== undefined && !passages.has(passage);
    if (passage !== undefined) passages.add(passage);
    return isFirst || question.subject === 'Writing' ? [] : marked;
  });
}

/** Whether a question is one of those that are asked for. A writing is neither right nor wrong. */
export function isAmong({ marked, isToStartWith }: ReviewedQuestion, filter: Filter): boolean {
  if (filter === 'start') return isToStartWith;
  if (filter === 'wrong') return marked.correct === false;
  return filter === 'all' || marked.flagged === true;
}

/** The ids of those that a narrow screen leaves out at first. Whoever asks for all questions gets them. */
export function laterQuestions(groups: readonly QuestionGroup[], filter: Filter): string[] {
  if (filter === 'all') return [];
  const shown = groups.flatMap(({ questions }) => questions).filter((question) => isAmong(question, filter));
  return shown.slice(MAX_FIRST).map(({ question }) => question.id);
}

/** Whether there is an answer, or a text. */
export function hasAnswer({ question, marked }: ReviewedQuestion): boolean {
  return Boolean((question.subject === 'Writing' ? marked.writingResponse : marked.selectedAnswer)?.trim());
}

/** Whether it is a text that the child wrote here, not on paper. */
export function isText(reviewed: ReviewedQuestion): boolean {
  return reviewed.question.subject === 'Writing' && hasAnswer(reviewed);
}

/** Puts a passage once before all of its questions. */
export function groupByPassage(questions: readonly ReviewedQuestion[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const reviewed of questions) {
    const passage = passageOf(reviewed.question);
    const group = groups.find((other) => passage !== undefined && other.passage === passage);
    if (group) group.questions.push(reviewed);
    else groups.push({ passage, questions: [reviewed] });
  }
  return groups;
}
