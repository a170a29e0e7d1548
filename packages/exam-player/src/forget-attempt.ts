import { answersKey } from './answers/device-copy';
import { removeTimersOf } from './clock/stored-timer';
import { removeStored } from './stored';
import { uiStateKey } from './ui-state/ui-state-sheet';

/** Removes what this device keeps of an attempt: the server has handed it in, and the device may be others' too. */
export function forgetAttempt(attemptId: string): void {
  removeStored(answersKey(attemptId));
  removeStored(uiStateKey(attemptId));
  removeTimersOf(attemptId);
}
