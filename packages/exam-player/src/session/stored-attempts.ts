import { deviceStorage } from '@wattle/platform';
import { attemptsWithTimer, removeTimersOf } from '../clock/stored-timer';

const ANSWERS = 'wattle-answers-';
const UI_STATE = 'wattle-ui-state-';

/** Where the device stores the answers of an attempt. */
export function answersKey(attemptId: string): string {
  return ANSWERS + attemptId;
}

/** Where the device stores the UI state of an attempt. */
export function uiStateKey(attemptId: string): string {
  return UI_STATE + attemptId;
}

/** The attempts of which this device stores something. */
export function storedAttempts(): string[] {
  const named = deviceStorage
    .keys()
    .flatMap((key) =>
      [ANSWERS, UI_STATE].flatMap((prefix) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
    );
  return [...new Set([...named, ...attemptsWithTimer()])];
}

/** Removes what this device stores of an attempt: the server has it as submitted, and the device may be others' too. */
export function forgetAttempt(attemptId: string): void {
  deviceStorage.remove(answersKey(attemptId));
  deviceStorage.remove(uiStateKey(attemptId));
  removeTimersOf(attemptId);
}
