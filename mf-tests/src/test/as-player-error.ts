import { playerError } from '@wattle/exam-player';
import { errorMessage, errorStatus, retryAfterSeconds } from '@wattle/platform';
import { SENTENCES } from '../sentences';

/** A failed call as the player understands it. */
export function asPlayerError(error: unknown): Error {
  return playerError(
    { status: errorStatus(error), retryAfterSeconds: retryAfterSeconds(error) },
    {
      unknown: 'Your answers are kept on this device. Open the test again from your dashboard to go on.',
      refused: errorMessage(error, SENTENCES.submitFailed),
    },
  );
}
