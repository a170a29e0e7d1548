import { type NumberedStatus, type SubmittedAnswer, scoreOf } from '@wattle/contract';
import { type ExamState, isAnswered } from './exam-state';

/**
 * Why a test is submitted: the child asked for it, the time is up, or the server takes no more because it was
 * submitted elsewhere.
 */
export type SubmissionReason = 'asked' | 'time-up' | 'closed';

/** What is sent when a test is finished (specification 3). */
export interface Submission {
  /** The attempt that it is of, so that the server never marks another one. */
  attemptId: string;
  /** Only where the server sent the keys along (ANSWER_KEYS=open); otherwise it is the server's to tell. */
  score: number | null;
  questionStatus: NumberedStatus;
  responses: SubmittedAnswer[];
}

export function submissionOf(attemptId: string, state: ExamState): Submission {
  const { questions, answers } = state;
  const responses = questions.map(({ id }) => ({
    questionId: id,
    selectedAnswer: answers[id]?.selectedAnswer ?? null,
  }));
  const hasKeys = questions.every((question) => question.correct_answer !== undefined);
  return {
    attemptId,
    score: hasKeys ? scoreOf(questions, responses) : null,
    questionStatus: questions.map((question, index) => ({
      questionNumber: index + 1,
      status: isAnswered(state, question) ? 'attempted' : 'unattempted',
    })),
    responses,
  };
}
