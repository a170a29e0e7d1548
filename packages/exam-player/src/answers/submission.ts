import { type NumberedStatus, type SubmittedAnswer, scoreOf } from '@wattle/contract';
import { type ExamState, isAnswered } from './exam-state';

/** What is sent when a test is finished (specification 3). */
export interface Submission {
  /** Only where the server sent the keys along (ANSWER_KEYS=open); otherwise it is the server's to tell. */
  score: number | null;
  questionStatus: NumberedStatus;
  responses: SubmittedAnswer[];
}

export function submissionOf(state: ExamState): Submission {
  const { questions, answers } = state;
  const responses = questions.map(({ id }) => ({
    questionId: id,
    selectedAnswer: answers[id]?.selectedAnswer ?? null,
  }));
  const hasKeys = questions.every((question) => question.correct_answer !== undefined);
  return {
    score: hasKeys ? scoreOf(questions, responses) : null,
    questionStatus: questions.map((question, index) => ({
      questionNumber: index + 1,
      status: isAnswered(state, question) ? 'attempted' : 'unattempted',
    })),
    responses,
  };
}
