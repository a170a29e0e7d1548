import type { SecondsSpent } from '@wattle/contract/attempt-ui-state';
import type { NumberedStatus, SaveAnswers, SubmittedAnswer } from '@wattle/contract/attempts';
import { isAttempted, scoreOf } from '@wattle/contract/marking';
import { type OptionLetter, optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { AttemptState, SaveStatus, SubmitFailure } from './attempt-state';
import { isStatusDue } from './server-clock';

type Answered = Pick<AttemptState, 'answers'>;

/** Whether nothing may be changed now. */
export function isLocked(state: AttemptState): boolean {
  return ['submitting', 'superseded', 'resting'].includes(state.phase.name) || isOver(state);
}

/** Whether the attempt has ended for this page: its clock stands. */
export function isOver({ phase }: AttemptState): boolean {
  return ['autoSubmitting', 'refused', 'attemptNotFound', 'submitted'].includes(phase.name);
}

/** Index of the question on the screen. */
export function currentOf({ questions, uiState }: AttemptState): number {
  return Math.max(
    questions.findIndex(({ id }) => id === uiState.current),
    0,
  );
}

/** Whether a question is answered by a text, not by an option. */
export function isWriting({ subject }: QuestionPayload): boolean {
  return subject === 'Writing';
}

export function isAnswered({ answers }: Answered, question: QuestionPayload): boolean {
  const answer = answers[question.id];
  return isAttempted(isWriting(question) ? answer?.writingResponse : answer?.selectedAnswer);
}

export function chosenLetter({ answers }: Answered, { id }: QuestionPayload): string | undefined {
  return answers[id]?.selectedAnswer?.trim()[0]?.toUpperCase();
}

export function chosenText(state: Answered, question: QuestionPayload): string | undefined {
  const chosen = chosenLetter(state, question);
  return optionsOf(question).find(({ letter }) => letter === chosen)?.text;
}

/** Whether an answer was checked, or is being checked: it does not change any more. */
export function isHeld({ answers, checks }: AttemptState, questionId: string): boolean {
  return answers[questionId]?.verdict !== undefined || checks[questionId]?.name === 'checking';
}

/** Whether the answer to a question can be checked now. */
export function isCheckable(state: AttemptState, question: QuestionPayload): boolean {
  const { hasFeedback, checks } = state;
  const isPossible = hasFeedback && !isWriting(question) && isAnswered(state, question);
  return isPossible && (checks[question.id] === undefined || checks[question.id]?.name === 'failed');
}

/** What is to be done with an answer before the child goes on, or what is being done. */
export function checkStepOf(
  state: AttemptState,
  question: QuestionPayload,
): 'check' | 'checkAgain' | 'checking' | undefined {
  if (state.answers[question.id]?.verdict) return undefined;
  const check = state.checks[question.id]?.name;
  if (check === 'checking') return 'checking';
  if (!isCheckable(state, question)) return undefined;
  return check === 'failed' ? 'checkAgain' : 'check';
}

/** How the answers that were checked have come out. */
export function scoreSoFar({ answers }: AttemptState): string {
  const verdicts = Object.values(answers).flatMap(({ verdict }) => verdict ?? []);
  return `${verdicts.filter((verdict) => verdict === 'right').length} of ${verdicts.length} right so far`;
}

export function eliminatedOf({ uiState }: AttemptState, questionId: string): OptionLetter[] {
  return uiState.eliminated[questionId] ?? [];
}

/** The writing question that is to be said to be empty. */
export function emptyWritingId({ phase }: AttemptState): string | undefined {
  return phase.name === 'answering' ? phase.emptyWritingId : undefined;
}

/** The last submission that the child asked for, where it could not be made. */
export function submitFailureOf({ phase }: AttemptState): SubmitFailure | undefined {
  return phase.name === 'answering' || phase.name === 'confirming' ? phase.submitFailure : undefined;
}

/** Whether the child has asked to submit and has not gone on with the test since. */
export function isSubmitAsked(state: AttemptState): boolean {
  return state.phase.name === 'submitting' || submitFailureOf(state)?.isRepeated === true;
}

/** The version of an answer is the time of the choice. */
export function newestVersion(answers: Iterable<{ version: number }>): number {
  return Math.max(0, ...Array.from(answers, ({ version }) => version));
}

/** What the server has yet to confirm; undefined when that is nothing. */
export function unsentOf(state: AttemptState): SaveAnswers | undefined {
  const { confirmed, uiState } = state;
  const answers = Object.values(state.answers).filter(
    ({ questionId, version }) => version > (confirmed.answers[questionId] ?? 0),
  );
  if (uiState.version > confirmed.uiState) return { answers, uiState };
  return answers.length > 0 ? { answers } : undefined;
}

/** What the server has not got yet of this attempt, and will take. */
export function waitingOf(state: AttemptState): 'answers' | 'submission' | undefined {
  if (isSubmitAsked(state) || isAutoSubmitting(state)) return 'submission';
  return !isOver(state) && unsentOf(state)?.answers.length ? 'answers' : undefined;
}

export function saveStatusOf(state: AttemptState): SaveStatus {
  const { hasFailed, isOnDevice } = state.saving;
  if (hasFailed) return isOnDevice ? 'unsaved' : 'notPersisted';
  return unsentOf(state)?.answers.length ? 'saving' : 'saved';
}

/** What a page that may be closed now has to send: it does not wait for a save that is on its way. */
export function unsentBeforeLeaving(state: AttemptState): SaveAnswers | undefined {
  const { saving, sent } = state;
  const unsent = maySave(state) ? unsentOf(state) : undefined;
  const isOnItsWay =
    saving.inFlight > 0 &&
    unsent?.answers.every(({ questionId, version }) => sent.answers[questionId] === version) &&
    (unsent.uiState?.version ?? sent.uiState) === sent.uiState;
  return isOnItsWay ? undefined : unsent;
}

export function isSaveDue(state: AttemptState): boolean {
  const { inFlight, dueAt, notBefore } = state.saving;
  if (dueAt === undefined || inFlight > 0 || !maySave(state)) return false;
  return state.clock.now.monotonicMs >= Math.max(dueAt, notBefore) && unsentOf(state) !== undefined;
}

/** A submission carries all answers itself. */
function maySave({ saving, submitting, phase }: AttemptState): boolean {
  // During a rest break the server takes no answers.
  return !saving.isStopped && submitting.step !== 'sending' && phase.name !== 'resting';
}

export function isSubmitDue(state: AttemptState): boolean {
  const { phase, submitting, clock } = state;
  if (submitting.step !== 'idle') return false;
  return phase.name === 'submitting' || (isAutoSubmitting(state) && clock.now.monotonicMs >= submitting.dueAt);
}

export function isToSubmit(state: AttemptState): boolean {
  return state.phase.name === 'submitting' || isAutoSubmitting(state);
}

/** Whether the end is only the clock's: the server may know better. */
export function isTimeUp({ phase }: AttemptState): boolean {
  return phase.name === 'autoSubmitting' && phase.reason === 'time-up';
}

export function isCheckDue(state: AttemptState): boolean {
  return !isOver(state) && isStatusDue(state.clock, submitFailureOf(state) !== undefined);
}

function isAutoSubmitting({ phase }: AttemptState): boolean {
  return phase.name === 'autoSubmitting';
}

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
