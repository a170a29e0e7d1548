import type { SecondsSpent } from '@wattle/contract/attempt-ui-state';
import type { NumberedStatus, SubmittedAnswer } from '@wattle/contract/attempts';
import { scoreOf } from '@wattle/contract/marking';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { AttemptState } from './attempt-state';
import { isAnswered, isWriting } from './selectors';

/** What is sent when a test is finished (docs/published.md, fields). */
export interface Submission {
  /** The attempt that it is of, so that the server never marks another one. */
  attemptId: string;
  /** Only where the server sent the keys along (ANSWER_KEYS=open); otherwise it is the server's to tell. */
  score: number | null;
  questionStatus: NumberedStatus;
  responses: SubmittedAnswer[];
  secondsSpent: SecondsSpent;
}

export function submissionOf(state: AttemptState): Submission {
  const { attemptId, questions, uiState } = state;
  const responses = questions.map((question) => responseTo(state, question));
  const keyed = questions.filter((question) => !isWriting(question));
  const hasKeys = keyed.length > 0 && keyed.every((question) => question.correct_answer !== undefined);
  return {
    attemptId,
    score: hasKeys ? scoreOf(questions, responses) : null,
    questionStatus: questions.map((question, index) => ({
      questionNumber: index + 1,
      status: isAnswered(state, question) ? 'attempted' : 'unattempted',
    })),
    responses,
    secondsSpent: uiState.secondsSpent,
  };
}

function responseTo({ answers }: AttemptState, question: QuestionPayload): SubmittedAnswer {
  const questionId = question.id;
  const answer = answers[questionId];
  // What was never answered here may have been on another device: it has no version, and counts over nothing.
  const version = answer && { version: answer.version };
  return isWriting(question)
    ? { questionId, writingResponse: answer?.writingResponse ?? '', plan: answer?.plan, ...version }
    : { questionId, selectedAnswer: answer?.selectedAnswer ?? null, guessed: answer?.guessed, ...version };
}
