import type { Dispatch, ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import type { SaveAnswers } from '@wattle/contract/attempts';
import { errorMessage, errorStatus, notify } from '@wattle/platform';
import { attemptSlice } from './attempt.slice';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState, SubmitFault } from './attempt-state';
import { toCallFailure } from './call-failure';
import { storeAnswers, storeAttempt } from './device';
import { notifySubmitFailed, notifySubmitted } from './exam-notices';
import {
  isCheckDue,
  isSaveDue,
  isSubmitDue,
  isTimeUp,
  isToSubmit,
  submitFailureOf,
  unsentBeforeLeaving,
  unsentOf,
} from './selectors';
import { forgetAttempt } from './stored-attempts';
import { submissionOf } from './submission';

type Effects = ListenerEffectAPI<AttemptState, Dispatch, AttemptOptions>;

const events = attemptSlice.actions;

// What is due is asked for again in each effect: one of the same event may have changed the state before.

/** How long the submission at the end waits for the server's last word. */
const LAST_CHECK_MS = 2_000;

/** Answers are on the device at once, and what else is stored of the attempt. */
export function storeOnDevice(_event: UnknownAction, { getState, getOriginalState, dispatch, extra }: Effects): void {
  const state = getState();
  const before = getOriginalState();
  if (state.phase.name === 'submitted') return;
  storeAttempt(state, extra, before);
  if (state.answers !== before.answers) dispatch(events.answersStored(storeAnswers(state)));
}

export async function save(_event: UnknownAction, effects: Effects): Promise<void> {
  const state = effects.getState();
  if (isSaveDue(state)) await send(unsentOf(state), effects);
}

export async function saveBeforeLeaving(_event: UnknownAction, effects: Effects): Promise<void> {
  await send(unsentBeforeLeaving(effects.getState()), effects);
}

async function send(changes: SaveAnswers | undefined, { dispatch, extra }: Effects): Promise<void> {
  if (!changes) return;
  dispatch(events.saveStarted());
  const { data, error } = await extra.endpoints.save(changes);
  const isSaved = error === undefined && data !== undefined;
  dispatch(isSaved ? events.saved(data) : events.saveFailed(toCallFailure(error, extra.sentences)));
}

const NOT_CHECKED = 'Your answer is kept, but it could not be checked. Try again in a moment.';
const CHECK_NEEDS_NETWORK =
  'Checking needs the internet, and there is no connection. Your answer is kept: go on, or check it later.';

const BREAK_NEEDS_NETWORK =
  'There is no connection, so the clock cannot be stopped, and your test goes on. Try again in a moment.';
const NO_BREAK = 'The break could not begin, and your test goes on. Try again in a moment.';
const END_NEEDS_NETWORK =
  'There is no connection. Your clock stands until you are back or the break is used up. Try again.';
const BREAK_GOES_ON = 'The break could not be ended. Try again.';

export async function checkAnswer(
  { payload: questionId }: ReturnType<typeof events.checkAsked>,
  { getState, dispatch, extra }: Effects,
): Promise<void> {
  const { selectedAnswer, guessed } = getState().answers[questionId] ?? {};
  const { data, error } = (await extra.endpoints.check?.(questionId, selectedAnswer ?? '', guessed)) ?? {};
  if (error === undefined && data !== undefined) dispatch(events.checked(data));
  else {
    const message = errorStatus(error) === undefined ? CHECK_NEEDS_NETWORK : errorMessage(error, NOT_CHECKED);
    dispatch(events.checkFailed({ questionId, message }));
  }
}

export async function checkStatus(_event: UnknownAction, effects: Effects): Promise<void> {
  if (isCheckDue(effects.getState())) await fetchStatus(effects);
}

/** Asks how the attempt stands. A failure changes nothing. */
async function fetchStatus({ dispatch, extra }: Effects): Promise<void> {
  dispatch(events.statusAsked());
  const { data, error } = await extra.endpoints.status();
  if (error === undefined && data !== undefined) dispatch(events.statusReceived(data));
}

/** A break is the server's to begin: it alone can stop the clock. What is unsent goes first. */
export async function takeBreak(_event: UnknownAction, effects: Effects): Promise<void> {
  const { getState, dispatch, extra } = effects;
  await send(unsentBeforeLeaving(getState()), effects);
  const { data, error } = (await extra.endpoints.startBreak?.()) ?? {};
  if (data) {
    dispatch(events.statusReceived(data));
    return;
  }
  notify.warning(errorStatus(error) === undefined ? BREAK_NEEDS_NETWORK : errorMessage(error, NO_BREAK));
  // The server may have begun it all the same.
  await fetchStatus(effects);
}

export async function endBreak(_event: UnknownAction, { dispatch, extra }: Effects): Promise<void> {
  const { data, error } = (await extra.endpoints.endBreak?.()) ?? {};
  if (data) dispatch(events.statusReceived(data));
  else {
    const isOffline = errorStatus(error) === undefined;
    dispatch(events.breakEndFailed(isOffline ? END_NEEDS_NETWORK : errorMessage(error, BREAK_GOES_ON)));
  }
}

export async function submit(_event: UnknownAction, effects: Effects): Promise<void> {
  const { getState, dispatch, extra } = effects;
  if (!isSubmitDue(getState())) return;
  // While nobody looked, or the device slept, more time may have been given, or another page have become the active one.
  if (isTimeUp(getState())) {
    dispatch(events.submitChecked());
    await Promise.race([fetchStatus(effects), effects.delay(LAST_CHECK_MS)]);
    if (!isToSubmit(getState())) {
      dispatch(events.submitDropped());
      return;
    }
  }
  dispatch(events.submitSent());
  const { phase, attemptId } = getState();
  const { error } = await extra.endpoints.submit(submissionOf(getState()));
  const failure = error === undefined ? undefined : toCallFailure(error, extra.sentences);
  // Whoever closed it, the server has it.
  if (failure && failure.fault !== 'closed') {
    const isTold = getState().submitting.isPressed && getState().phase.name === 'submitting';
    dispatch(events.submitFailed(failure));
    if (isTold && failure.fault !== 'attemptNotFound') await tellFailure(error, failure.fault, effects);
    return;
  }
  dispatch(events.submitted());
  forgetAttempt(attemptId);
  notifySubmitted(extra.testName, phase.name === 'autoSubmitting' ? phase.reason : 'asked', error);
  extra.showResult();
}

/** Tells that a submission could not be made, until that is no longer so or nobody here would know. */
async function tellFailure(error: unknown, fault: SubmitFault, { extra, condition }: Effects): Promise<void> {
  const withdrawNotice = notifySubmitFailed(error, fault, extra.sentences.submitFailed);
  await condition((event, state) => {
    if (events.pageClosed.match(event) || events.submitConfirmed.match(event)) return true;
    // While it is tried again by itself it is still not submitted.
    return !submitFailureOf(state) && state.phase.name !== 'submitting';
  });
  withdrawNotice();
}
