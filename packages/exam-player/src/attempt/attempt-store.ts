import {
  bindActionCreators,
  createListenerMiddleware,
  type Dispatch,
  type ListenerEffectAPI,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { SaveAnswers } from '@wattle/contract/attempts';
import { ATTEMPT_LOCK, storageKeysOf } from '@wattle/contract/device-data';
import {
  configureStore,
  errorMessage,
  errorStatus,
  forgetAttempt,
  notify,
  watchPageVisibility,
} from '@wattle/platform';
import { attemptSlice } from './attempt.slice';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState, SubmitFault } from './attempt-state';
import { toCallFailure } from './call-failure';
import { restoreAttempt, storeAnswers, storeAttempt, storedAnswers } from './device';
import { notifyCompleted, notifySubmitFailed, notifySubmitted } from './exam-notices';
import {
  isCheckDue,
  isSaveDue,
  isSubmitDue,
  isTimeUp,
  isToSubmit,
  newestVersion,
  submissionOf,
  submitFailureOf,
  unsentBeforeLeaving,
  unsentOf,
} from './selectors';
import { readPageTime } from './server-clock';

/** The options that the player was rendered with last. */
type LatestOptions = { readonly current: AttemptOptions };

type Effects = ListenerEffectAPI<AttemptState, Dispatch, LatestOptions>;

const TICK_MS = 250;

const { ticked } = attemptSlice.actions;

/** Sets the clock before each event: what is due, and the version of an answer, follow from the state alone. */
const timeFirst: Middleware = () => (next) => (event) => {
  if (!ticked.match(event)) next(ticked(readPageTime()));
  return next(event);
};

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** The store of one attempt: it lives as long as the player that shows it. */
export function createAttemptStore(options: LatestOptions) {
  const { middleware, startListening: listen } = createListenerMiddleware<AttemptState, Dispatch, LatestOptions>({
    extra: options,
  });
  const store = configureStore({
    reducer: attemptSlice.reducer,
    preloadedState: restoreAttempt(options.current),
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(middleware, timeFirst),
  });
  const actions = bindActionCreators(attemptSlice.actions, store.dispatch);
  listen({ predicate: (_event, state, before) => state !== before, effect: storeOnDevice });
  listen({
    actionCreator: attemptSlice.actions.checkAsked,
    effect: (event, api) => {
      // Pressed twice, it is asked once.
      if (api.getState().checks !== api.getOriginalState().checks) return checkAnswer(event, api);
    },
  });

  listen({
    actionCreator: attemptSlice.actions.breakAsked,
    effect: (event, api) => {
      api.cancelActiveListeners();
      return takeBreak(event, api);
    },
  });
  listen({ actionCreator: attemptSlice.actions.breakEndAsked, effect: endBreak });

  /** Runs as long as the page shows the test, until the returned function is called. */
  const start = (): (() => void) => {
    const { getState } = store;
    const stopEffects = [
      // A submission first: it carries all answers.
      listen({ predicate: (_event, state) => isSubmitDue(state), effect: submit }),
      listen({ predicate: (_event, state) => isSaveDue(state), effect: save }),
      listen({ predicate: (_event, state) => isCheckDue(state), effect: checkStatus }),
      listen({ actionCreator: attemptSlice.actions.left, effect: saveBeforeLeaving }),
    ];
    const onOnline = () => actions.networkRestored();
    const onStorage = ({ key }: StorageEvent) => {
      const { attemptId, questions } = getState();
      if (key !== storageKeysOf(attemptId).answers) return;
      actions.storedElsewhere(newestVersion(storedAnswers(attemptId, questions)));
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('storage', onStorage);
    const stopWatching = watchPageVisibility({
      onReturn: () => actions.returned(),
      onLeave: () => actions.left(),
    });
    const tick = () => actions.ticked(readPageTime());
    const firstTick = setTimeout(tick);
    const ticking = setInterval(tick, TICK_MS);
    storeAttempt(getState(), options.current);
    const unlock = lockAttempt(getState().attemptId);
    return () => {
      unlock();
      clearTimeout(firstTick);
      clearInterval(ticking);
      stopWatching();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', onOnline);
      for (const stop of stopEffects) stop();
      actions.pageClosed();
    };
  };
  return { ...store, actions, start };
}

/** While a test is on a screen no other page sends what waits of it. */
function lockAttempt(attemptId: string): () => void {
  let unlock = () => {};
  const isLeft = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  navigator.locks?.request(ATTEMPT_LOCK + attemptId, { mode: 'shared' }, () => isLeft).catch(() => undefined);
  return () => unlock();
}

// What is due is asked for again in each effect: one of the same event may have changed the state before.

/** How long the submission at the end waits for the server's last word. */
const LAST_CHECK_MS = 2_000;

/** Answers are on the device at once, and what else is stored of the attempt. */
function storeOnDevice(_event: UnknownAction, { getState, getOriginalState, dispatch, extra }: Effects): void {
  const state = getState();
  const before = getOriginalState();
  if (state.phase.name === 'submitted') return;
  storeAttempt(state, extra.current, before);
  if (state.answers !== before.answers) dispatch(attemptSlice.actions.answersStored(storeAnswers(state)));
}

async function save(_event: UnknownAction, effects: Effects): Promise<void> {
  const state = effects.getState();
  if (isSaveDue(state)) await send(unsentOf(state), effects);
}

async function saveBeforeLeaving(_event: UnknownAction, effects: Effects): Promise<void> {
  await send(unsentBeforeLeaving(effects.getState()), effects);
}

async function send(changes: SaveAnswers | undefined, { dispatch, extra }: Effects): Promise<void> {
  if (!changes) return;
  dispatch(attemptSlice.actions.saveStarted());
  const { data, error } = await extra.current.endpoints.save(changes);
  // A response that does not say what has arrived confirms nothing.
  const isSaved = error === undefined && Array.isArray(data?.answers);
  dispatch(
    isSaved
      ? attemptSlice.actions.saved(data)
      : attemptSlice.actions.saveFailed(toCallFailure(error, extra.current.sentences)),
  );
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

async function checkAnswer(
  { payload: questionId }: ReturnType<typeof attemptSlice.actions.checkAsked>,
  { getState, dispatch, extra }: Effects,
): Promise<void> {
  const { selectedAnswer, guessed } = getState().answers[questionId] ?? {};
  const { data, error } = (await extra.current.endpoints.check?.(questionId, selectedAnswer ?? '', guessed)) ?? {};
  if (error === undefined && data !== undefined) dispatch(attemptSlice.actions.checked(data));
  else {
    const message = errorStatus(error) === undefined ? CHECK_NEEDS_NETWORK : errorMessage(error, NOT_CHECKED);
    dispatch(attemptSlice.actions.checkFailed({ questionId, message }));
  }
}

async function checkStatus(_event: UnknownAction, effects: Effects): Promise<void> {
  if (isCheckDue(effects.getState())) await fetchStatus(effects);
}

/** Asks how the attempt stands. A failure changes nothing. */
async function fetchStatus({ dispatch, extra }: Effects): Promise<void> {
  dispatch(attemptSlice.actions.statusAsked());
  const { data, error } = await extra.current.endpoints.status();
  if (error === undefined && data !== undefined) dispatch(attemptSlice.actions.statusReceived(data));
}

/** A break is the server's to begin: it alone can stop the clock. What is unsent goes first. */
async function takeBreak(_event: UnknownAction, effects: Effects): Promise<void> {
  const { getState, dispatch, extra } = effects;
  await send(unsentBeforeLeaving(getState()), effects);
  const { data, error } = (await extra.current.endpoints.startBreak?.()) ?? {};
  if (data) {
    dispatch(attemptSlice.actions.statusReceived(data));
    return;
  }
  notify.warning(errorStatus(error) === undefined ? BREAK_NEEDS_NETWORK : errorMessage(error, NO_BREAK));
  // The server may have begun it all the same.
  await fetchStatus(effects);
}

async function endBreak(_event: UnknownAction, { dispatch, extra }: Effects): Promise<void> {
  const { data, error } = (await extra.current.endpoints.endBreak?.()) ?? {};
  if (data) dispatch(attemptSlice.actions.statusReceived(data));
  else {
    const isOffline = errorStatus(error) === undefined;
    dispatch(attemptSlice.actions.breakEndFailed(isOffline ? END_NEEDS_NETWORK : errorMessage(error, BREAK_GOES_ON)));
  }
}

async function submit(_event: UnknownAction, effects: Effects): Promise<void> {
  const { getState, dispatch, extra } = effects;
  if (!isSubmitDue(getState())) return;
  // While nobody looked, or the device slept, more time may have been given, or another page have become the active one.
  if (isTimeUp(getState())) {
    dispatch(attemptSlice.actions.submitChecked());
    await Promise.race([fetchStatus(effects), effects.delay(LAST_CHECK_MS)]);
    if (!isToSubmit(getState())) {
      dispatch(attemptSlice.actions.submitDropped());
      return;
    }
  }
  dispatch(attemptSlice.actions.submitSent());
  const { phase, attemptId } = getState();
  const { error } = await extra.current.endpoints.submit(submissionOf(getState()));
  const failure = error === undefined ? undefined : toCallFailure(error, extra.current.sentences);
  // Whoever closed it, the server has it.
  if (failure && failure.fault !== 'closed') {
    const isTold = getState().submitting.isPressed && getState().phase.name === 'submitting';
    dispatch(attemptSlice.actions.submitFailed(failure));
    if (isTold && failure.fault !== 'attemptNotFound') await tellFailure(error, failure.fault, effects);
    return;
  }
  dispatch(attemptSlice.actions.submitted());
  forgetAttempt(attemptId);
  if (phase.name === 'autoSubmitting') notifySubmitted(extra.current.testName, phase.reason, error);
  else if (error !== undefined) notifyCompleted(error);
  extra.current.showResult();
}

/** Tells that a submission could not be made, until that is no longer so or nobody here would know. */
async function tellFailure(error: unknown, fault: SubmitFault, { extra, condition }: Effects): Promise<void> {
  const withdrawNotice = notifySubmitFailed(error, fault, extra.current.sentences.submitFailed);
  await condition((event, state) => {
    if (attemptSlice.actions.pageClosed.match(event) || attemptSlice.actions.submitConfirmed.match(event)) return true;
    // While it is tried again by itself it is still not submitted.
    return !submitFailureOf(state) && state.phase.name !== 'submitting';
  });
  withdrawNotice();
}
