import { bindActionCreators, createListenerMiddleware, type Dispatch, type Middleware } from '@reduxjs/toolkit';
import { ATTEMPT_LOCK } from '@wattle/contract/device-data';
import { configureStore, watchPageVisibility } from '@wattle/platform';
import { attemptSlice } from './attempt.slice';
import type { AttemptOptions } from './attempt-options';
import type { AttemptState } from './attempt-state';
import { storeAttempt, storedAnswers } from './device';
import * as effects from './effects';
import { restoreAttempt } from './restore';
import { isCheckDue, isSaveDue, isSubmitDue, newestVersion } from './selectors';
import { readPageTime } from './server-clock';
import { storageKeysOf } from './stored-attempts';

const TICK_MS = 250;

const { ticked } = attemptSlice.actions;

/** Sets the clock before each event: what is due, and the version of an answer, follow from the state alone. */
const timeFirst: Middleware = () => (next) => (event) => {
  if (!ticked.match(event)) next(ticked(readPageTime()));
  return next(event);
};

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** The store of one attempt: it lives as long as the player that shows it. */
export function createAttemptStore(options: AttemptOptions) {
  const { middleware, startListening: listen } = createListenerMiddleware<AttemptState, Dispatch, AttemptOptions>({
    extra: options,
  });
  const store = configureStore({
    reducer: attemptSlice.reducer,
    preloadedState: restoreAttempt(options),
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat(middleware, timeFirst),
  });
  const actions = bindActionCreators(attemptSlice.actions, store.dispatch);
  listen({ predicate: (_event, state, before) => state !== before, effect: effects.storeOnDevice });
  listen({
    actionCreator: attemptSlice.actions.checkAsked,
    effect: (event, api) => {
      // Pressed twice, it is asked once.
      if (api.getState().checks !== api.getOriginalState().checks) return effects.checkAnswer(event, api);
    },
  });

  listen({
    actionCreator: attemptSlice.actions.breakAsked,
    effect: (event, api) => {
      api.cancelActiveListeners();
      return effects.takeBreak(event, api);
    },
  });
  listen({ actionCreator: attemptSlice.actions.breakEndAsked, effect: effects.endBreak });

  /** Runs as long as the page shows the test, until the returned function is called. */
  const start = (): (() => void) => {
    const { getState } = store;
    const stopEffects = [
      // A submission first: it carries all answers.
      listen({ predicate: (_event, state) => isSubmitDue(state), effect: effects.submit }),
      listen({ predicate: (_event, state) => isSaveDue(state), effect: effects.save }),
      listen({ predicate: (_event, state) => isCheckDue(state), effect: effects.checkStatus }),
      listen({ actionCreator: attemptSlice.actions.left, effect: effects.saveBeforeLeaving }),
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
    storeAttempt(getState(), options);
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
  return { ...store, actions, options, start };
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
