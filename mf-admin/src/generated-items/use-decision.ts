import { errorMessage, errorStatus, notify } from '@wattle/platform';
import { useState } from 'react';

interface Response {
  data?: { message: string } | undefined;
  error?: unknown;
}

/** Somebody else has decided or edited meanwhile. */
const isChangedMeanwhile = (error: unknown) => [404, 409].includes(errorStatus(error) ?? 0);

/**
 * A decision of staff about generated questions: once at a time, with the sentence of its failure.
 *
 * @param refresh - Fetches the questions as they are now.
 */
export function useDecision(refresh: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  return {
    isBusy,
    problem,
    setProblem,
    /** @returns Whether it was done. */
    async decide(send: () => PromiseLike<Response>, fallback: string): Promise<boolean> {
      setBusy(true);
      setProblem(undefined);
      const { data, error } = await send();
      if (error) setProblem(problemSentence(error, fallback));
      if (!error || isChangedMeanwhile(error)) await refresh();
      if (data) notify.success(data.message);
      setBusy(false);
      return !error;
    },
  };
}

function problemSentence(error: unknown, fallback: string): string {
  if (errorStatus(error) === 404) {
    return 'Somebody else has taken this question out of the bank meanwhile. This is how it is now.';
  }
  const message = errorMessage(error, fallback);
  return isChangedMeanwhile(error) ? `${message} This is how it is now.` : message;
}
