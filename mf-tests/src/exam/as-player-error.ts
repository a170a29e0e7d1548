import { playerError } from '@wattle/exam-player';
import { errorMessage, errorStatus, retryAfterSeconds } from '@wattle/platform';
import { SENTENCES } from '../sentences';

/** A failed call as the player understands it. */
export function asPlayerError(error: unknown): Error {
  return playerError(
    { status: errorStatus(error), retryAfterSeconds: retryAfterSeconds(error) },
    {
      unknown: 'This test is no longer there, so your answers cannot be handed in.',
      refused: errorMessage(error, SENTENCES.submitFailed),
    },
  );
}
