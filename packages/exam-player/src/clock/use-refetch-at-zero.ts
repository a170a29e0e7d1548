import { useEffect, useEffectEvent } from 'react';

/** The server submits a test itself, a little after its deadline. */
const ASK_AGAIN_MS = 5_000;

/** Asks what became of a test whose time is up, until the server has submitted it. */
export function useRefetchAtZero(isTimeUp: boolean, refetch: () => void): void {
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    if (!isTimeUp) return;
    ask();
    const timer = setInterval(() => ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isTimeUp]);
}
