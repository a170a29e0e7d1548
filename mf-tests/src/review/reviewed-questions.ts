import type { AttemptReview, MarkedQuestion, ServedQuestion } from '@wattle/contract';
import { passageOf } from '@wattle/exam-player';

/** A question as it was served, with what became of it. */
export interface ReviewedQuestion {
  /** From 1. */
  number: number;
  served: ServedQuestion;
  marked: MarkedQuestion;
}

/** Questions about one passage, or a question about none. */
export interface QuestionGroup {
  passage: string | undefined;
  questions: ReviewedQuestion[];
}

export const FILTERS = ['wrong', 'flagged', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

export function reviewedQuestions({ questions, result }: AttemptReview): ReviewedQuestion[] {
  const marks = new Map(result.questions.map((marked) => [marked.questionId, marked]));
  return questions.flatMap((served, index) => {
    const marked = marks.get(served.id);
    return marked ? [{ number: index + 1, served, marked }] : [];
  });
}

/** Whether a question is one of those that are asked for. A writing is neither right nor wrong. */
export function isAmong({ marked }: ReviewedQuestion, filter: Filter): boolean {
  if (filter === 'wrong') return marked.correct === false;
  return filter === 'all' || marked.flagged === true;
}

/** Puts a passage once before all of its questions. */
export function groupByPassage(questions: readonly ReviewedQuestion[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const question of questions) {
    const passage = passageOf(question.served);
    const group = groups.find((other) => passage !== undefined && other.passage === passage);
    if (group) group.questions.push(question);
    else groups.push({ passage, questions: [question] });
  }
  return groups;
}
