import type { AnswersReceipt, AttemptStatus } from '@wattle/contract/attempts';
import { type OptionLetter, optionsOf } from '@wattle/contract/options';
import type { MarkedQuestion } from '@wattle/contract/results';
import type { TextRange } from '@wattle/contract/writing-marks';
import type { WritingPlan } from '@wattle/contract/writing-plan';
import { createSlice, type PayloadAction } from '@wattle/platform';
import type { AttemptState } from './attempt-state';
import type { CallFailure } from './call-failure';
import {
  applySecondsLeft,
  applyStatus,
  cancelSubmit,
  clearAnswer,
  closeAttempt,
  confirmAnswer,
  countSecond,
  emptyWritingOf,
  failSubmit,
  holdAnswer,
  loseAttempt,
  postponeSubmit,
  putAnswer,
  putMarks,
  saveWithin,
  showQuestion,
  showQuestionAt,
} from './changes';
import { gapSetOf } from './question-format';
import { AUTO_SUBMIT_RETRY_MS, atLeastRetryAfter, SAVE_RETRY_MS, SUBMIT_RETRY_MS, usualPauseMs } from './save-times';
import { chosenText, currentOf, eliminatedOf, isCheckable, isHeld, isLocked, isOver, unsentOf } from './selectors';
import type { PageTime } from './server-clock';

/** An attempt in the browser. What the child does, what the clock says and what the server answers are its events. */
export const attemptSlice = createSlice({
  name: 'attempt',
  initialState: (): AttemptState => {
    throw new Error('An attempt begins with what the server has opened');
  },
  reducers: {
    /** The time of the event that follows, or of none. */
    ticked: (state, { payload: now }: PayloadAction<PageTime>) => {
      state.clock.now = now;
      if (isOver(state)) return;
      applySecondsLeft(state);
      countSecond(state);
    },

    /** An option. A sentence that fills another gap of the passage is taken out of that one. */
    chosen: (state, { payload }: PayloadAction<{ questionId: string; letter: OptionLetter }>) => {
      const question = state.questions.find(({ id }) => id === payload.questionId);
      if (!question || isLocked(state) || isHeld(state, question.id)) return;
      postponeSubmit(state);
      // The list of the other gap may have it under another letter.
      const sentence = optionsOf(question).find(({ letter }) => letter === payload.letter)?.text;
      // Blanks have words of their own.
      for (const other of question.format === 'gap' ? gapSetOf(state.questions, question) : []) {
        const isOther = other.question.id !== question.id && !isHeld(state, other.question.id);
        if (isOther && chosenText(state, other.question) === sentence) clearAnswer(state, other.question.id);
      }
      const { guessed } = state.answers[question.id] ?? {};
      putAnswer(state, { questionId: question.id, selectedAnswer: payload.letter, guessed });
    },
    /** The child says that its choice is a guess, or takes that back. */
    guessToggled: (state, { payload: questionId }: PayloadAction<string>) => {
      const answer = state.answers[questionId];
      if (!answer || isLocked(state) || isHeld(state, questionId)) return;
      postponeSubmit(state);
      putAnswer(state, { questionId, selectedAnswer: answer.selectedAnswer, guessed: !answer.guessed });
    },
    /** A letter that stands on paper, as it stands there. */
    entered: (state, { payload }: PayloadAction<{ questionId: string; letter: OptionLetter }>) => {
      if (isLocked(state)) return;
      postponeSubmit(state);
      putAnswer(state, { questionId: payload.questionId, selectedAnswer: payload.letter });
    },
    /** A choice was taken back. */
    cleared: (state, { payload: questionId }: PayloadAction<string>) => {
      if (isLocked(state) || isHeld(state, questionId)) return;
      postponeSubmit(state);
      clearAnswer(state, questionId);
    },
    /** A text, or the plan of one, was changed: the other stays as it is. */
    written: (
      state,
      { payload }: PayloadAction<{ questionId: string; writingResponse?: string; plan?: WritingPlan }>,
    ) => {
      if (isLocked(state)) return;
      postponeSubmit(state);
      const { writingResponse, plan } = state.answers[payload.questionId] ?? {};
      putAnswer(state, { writingResponse, plan, ...payload });
    },
    /** An option was ruled out, which takes it back where it was chosen, or is allowed again. */
    eliminated: (
      state,
      { payload }: PayloadAction<{ questionId: string; letter: OptionLetter; isEliminated: boolean }>,
    ) => {
      const { questionId, letter, isEliminated } = payload;
      if (isHeld(state, questionId)) return;
      const isChosen = state.answers[questionId]?.selectedAnswer?.startsWith(letter);
      if (isEliminated && isChosen && !isLocked(state)) clearAnswer(state, questionId);
      const others = eliminatedOf(state, questionId).filter((each) => each !== letter);
      const letters = isEliminated ? [...others, letter] : others;
      putMarks(state, { eliminated: { ...state.uiState.eliminated, [questionId]: letters } });
    },
    /** The child wants to know whether the answer is right; or, of one that was checked before, why. */
    checkAsked: (state, { payload: questionId }: PayloadAction<string>) => {
      const question = state.questions.find(({ id }) => id === questionId);
      if (!question || isLocked(state) || !isCheckable(state, question)) return;
      postponeSubmit(state);
      state.checks[questionId] = { name: 'checking' };
    },
    checked: (state, { payload: marked }: PayloadAction<MarkedQuestion>) => {
      const { questionId, selectedAnswer, guessed, correct } = marked;
      state.checks[questionId] = { name: 'checked', marked };
      holdAnswer(state, { questionId, selectedAnswer, guessed, verdict: correct ? 'right' : 'wrong' });
    },
    checkFailed: (state, { payload }: PayloadAction<{ questionId: string; message: string }>) => {
      state.checks[payload.questionId] = { name: 'failed', message: payload.message };
    },
    flagToggled: (state, { payload: questionId }: PayloadAction<string>) => {
      const { flagged } = state.uiState;
      const others = flagged.filter((id) => id !== questionId);
      putMarks(state, { flagged: flagged.includes(questionId) ? others : [...flagged, questionId] });
    },
    highlighted: (state, { payload }: PayloadAction<{ passageId: string; ranges: TextRange[] }>) =>
      putMarks(state, {
        highlights: {
          ...state.uiState.highlights,
          [payload.passageId]: payload.ranges.map(({ start, end }) => [start, end]),
        },
      }),
    /** Another question came on the screen. */
    movedTo: (state, { payload: index }: PayloadAction<number>) => {
      if (isLocked(state)) return;
      postponeSubmit(state);
      if (state.phase.name === 'answering') state.phase.emptyWritingId = undefined;
      showQuestionAt(state, index);
    },

    /** The child wants a rest break. */
    breakAsked: () => undefined,
    breakEndAsked: (state) => {
      if (state.phase.name === 'resting') state.phase = { name: 'resting', isEnding: true };
    },
    breakEndFailed: (state, { payload: failure }: PayloadAction<string>) => {
      if (state.phase.name === 'resting') state.phase = { name: 'resting', failure };
    },

    submitAsked: (state) => {
      if (state.phase.name !== 'answering') return;
      state.phase = { name: 'confirming', submitFailure: state.phase.submitFailure };
      // There is nothing else to look over.
      if (state.questions.length === 1) refuseEmptyWriting(state);
    },
    /** The child goes on with the test, perhaps at another question. */
    submitCancelled: (state, { payload: index }: PayloadAction<number | undefined>) => {
      if (state.phase.name === 'confirming') showQuestionAt(state, index ?? currentOf(state));
      cancelSubmit(state);
    },
    submitConfirmed: (state) => {
      refuseEmptyWriting(state);
      if (state.phase.name !== 'confirming') return;
      state.phase = { name: 'submitting' };
      state.submitting.isPressed = true;
    },

    saveStarted: (state) => {
      const { answers = [], uiState } = unsentOf(state) ?? {};
      for (const { questionId, version } of answers) state.sent.answers[questionId] = version;
      state.sent.uiState = uiState?.version ?? state.sent.uiState;
      state.saving.inFlight += 1;
      state.saving.dueAt = undefined;
    },
    saved: (state, { payload: receipt }: PayloadAction<AnswersReceipt>) => {
      const { saving, confirmed } = state;
      saving.inFlight -= 1;
      if (saving.isStopped) return;
      Object.assign(saving, { failures: 0, notBefore: 0 });
      for (const held of receipt.answers) confirmAnswer(state, held);
      confirmed.uiState = Math.max(confirmed.uiState, receipt.uiStateVersion ?? 0);
      if (unsentOf(state)?.answers.length) saveWithin(state);
      else saving.hasFailed = false;
      applyStatus(state, receipt);
    },
    saveFailed: (state, { payload: failure }: PayloadAction<CallFailure>) => {
      const { saving, clock } = state;
      saving.inFlight -= 1;
      if (saving.isStopped) return;
      if (failure.fault === 'closed') {
        saving.isStopped = true;
        closeAttempt(state, 'closed');
      } else if (failure.fault === 'attemptNotFound') loseAttempt(state, failure.message);
      // Else another save has brought it all meanwhile.
      else if (unsentOf(state)) {
        saving.hasFailed = true;
        saving.notBefore = clock.now.monotonicMs + atLeastRetryAfter(0, failure);
        saveWithin(state, usualPauseMs(SAVE_RETRY_MS, saving.failures));
        saving.failures += 1;
      }
    },

    statusAsked: ({ clock }) => {
      clock.checkedAt = clock.now.monotonicMs;
    },
    statusReceived: (state, { payload: status }: PayloadAction<AttemptStatus>) => applyStatus(state, status),

    /** Before a submission that nobody asked for, the server is asked whether the time is up. */
    submitChecked: ({ submitting }) => {
      submitting.step = 'checking';
    },
    submitSent: ({ submitting }) => {
      submitting.step = 'sending';
    },
    /** There is more time, or another page is the active one. */
    submitDropped: ({ submitting }) => {
      submitting.step = 'idle';
    },
    submitFailed: (state, { payload: failure }: PayloadAction<CallFailure>) => {
      const { submitting, clock, phase } = state;
      const isAsked = phase.name === 'submitting';
      const usualMs = isAsked ? usualPauseMs(SUBMIT_RETRY_MS, submitting.failures) : AUTO_SUBMIT_RETRY_MS;
      Object.assign(submitting, { step: 'idle', isPressed: false });
      submitting.dueAt = clock.now.monotonicMs + atLeastRetryAfter(usualMs, failure);
      if (isAsked) submitting.failures += 1;
      saveWithin(state, 0);
      if (failure.fault === 'attemptNotFound') loseAttempt(state, failure.message);
      else if (failure.fault !== 'closed') failSubmit(state, failure);
    },
    submitted: (state) => {
      state.phase = { name: 'submitted' };
      state.saving.isStopped = true;
    },

    /** The page is seen again, or the network is back: no save waits any longer. */
    returned: (state) => {
      const { saving, clock } = state;
      saving.notBefore = 0;
      saveWithin(state, saving.inFlight > 0 ? undefined : 0);
      clock.checkedAt = undefined;
    },
    /** Nor does a submission; and a check that failed is as if it had not been asked for. */
    networkRestored: ({ submitting, checks }) => {
      submitting.dueAt = 0;
      for (const [questionId, { name }] of Object.entries(checks)) {
        if (name === 'failed') delete checks[questionId];
      }
    },
    /** The page may be closed now. */
    left: () => undefined,
    /** Another page is shown. */
    pageClosed: () => undefined,
    /** This device has stored the answers, or could not. */
    answersStored: ({ saving }, { payload: isOnDevice }: PayloadAction<boolean>) => {
      saving.isOnDevice = isOnDevice;
    },
    /** Another tab has stored answers; `payload` is the newest version. */
    storedElsewhere: (state, { payload: version }: PayloadAction<number>) => {
      state.storedVersion = Math.max(state.storedVersion, version);
    },
  },
});

function refuseEmptyWriting(state: AttemptState): void {
  const id = emptyWritingOf(state);
  if (!id || state.phase.name !== 'confirming') return;
  showQuestion(state, id);
  cancelSubmit(state, id);
}
