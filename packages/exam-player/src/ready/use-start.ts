import { errorMessage, errorStatus } from '@wattle/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EndpointResponse } from '../attempt/call-failure';

/** Pause before the server is asked again. */
const RETRY_MS = 5_000;

type StartState =
  | { name: 'ready' }
  | { name: 'starting' }
  /** The server did not respond: it is asked again by itself. */
  | { name: 'waiting' }
  | { name: 'failed'; message: string };

export interface StartOptions {
  /** Asks whether the test may start, and starts it; where it does, the card goes. */
  onStart: () => PromiseLike<EndpointResponse<unknown>>;
  /** Said when the server refuses and says nothing itself. */
  startFailed: string;
}

/** Starts a test once, however often that is asked for; without a network as soon as there is one. */
export function useStart({ onStart, startFailed }: StartOptions): { state: StartState; start: () => void } {
  const [state, setState] = useState<StartState>({ name: 'ready' });
  const isAsking = useRef(false);

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const { error } = await onStart();
    isAsking.current = false;
    if (error === undefined) return;
    const hasResponse = errorStatus(error) !== undefined;
    setState(hasResponse ? { name: 'failed', message: errorMessage(error, startFailed) } : { name: 'waiting' });
  };

  // Nobody wants a clock to run that nobody sees.
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(() => {
    if (state.name !== 'waiting') return;
    const retry = () => askIfSeen();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [state.name]);

  const start = () => {
    setState({ name: 'starting' });
    void ask();
  };
  return { state, start };
}
