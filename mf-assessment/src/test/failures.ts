import { RetryLater, TestUnknown } from '@wattle/exam-player';
import { errorStatus, retryAfterSeconds } from '@wattle/platform';

/** Whether the same call may succeed later: nobody answered, too much was asked, or the server failed. */
export function isPassing(error: unknown): boolean {
  const status = errorStatus(error);
  return status === undefined || status === 429 || status >= 500;
}

/** Whether the test has been submitted already, here or elsewhere. */
export function isTestOver(error: unknown): boolean {
  return errorStatus(error) === 409;
}

/** Whether the server does not know the test in this browser: its cookie is gone. */
export function isUnknown(error: unknown): boolean {
  return errorStatus(error) === 404;
}

/** A failure as the player understands it: with the pause that the server asks for, where it does. */
export function asPlayerError(error: unknown): unknown {
  if (isUnknown(error)) {
    return new TestUnknown('Your answers are kept on this device. Start again with your e-mail address to go on.');
  }
  const seconds = retryAfterSeconds(error);
  return seconds === undefined ? error : new RetryLater(seconds);
}
