import { playerError } from '@wattle/exam-player';
import { errorMessage, errorStatus, retryAfterSeconds } from '@wattle/platform';

/** Its cookie is gone, or it is another browser. */
const UNKNOWN = 'Your answers cannot be handed in from here. Start again with your e-mail address for a new test.';

export const REFUSED = 'The server did not accept this test. Please tell us if this happens again.';

/** A failure of a call about a free test, as the player understands it. */
export function freeTestError(error: unknown): Error {
  return playerError(
    { status: errorStatus(error), retryAfterSeconds: retryAfterSeconds(error) },
    { unknown: UNKNOWN, refused: errorMessage(error, REFUSED) },
  );
}
