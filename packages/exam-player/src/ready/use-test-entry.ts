import { useRetry } from '@wattle/design-system';
import { errorStatus, useOnReturn } from '@wattle/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BUSY_RETRIES, busyPauseMs } from '../busy/use-retry-while-busy';

/** Pause before a server that could not be reached is asked again. */
const OFFLINE_RETRY_MS = 5_000;

/** What the server says of a test that is to be entered. */
export type TestCheck<Known> =
  /** Nothing is under way: it waits to be started. */
  | { name: 'ready'; known: Known }
  | { name: 'failed'; error: unknown }
  /** Its clock runs already: it is opened at once, by its id where that is known. */
  | { name: 'underWay'; attemptId?: string }
  /** It is over, or not to be had: another page follows at once. */
  | { name: 'redirect'; redirect: () => void };

export interface TestEntryOptions<Known> {
  /**
   * Asks the server how the test stands.
   *
   * @param before - What was known when the page became ready, where the test is to start now.
   */
  check: (before?: Known) => Promise<TestCheck<Known>>;
  onEnter: (attemptId?: string) => void;
}

/** What the last call left to be told or done. */
interface Outcome {
  error?: unknown;
  /** It is asked again by itself: the server is too busy, or cannot be reached. */
  waitsFor?: 'busyServer' | 'network';
  pauseMs?: number;
}

/**
 * Asks how a test stands, when its page comes and once more when it is to start, since another page may have started it
 * meanwhile. A page that was left leads nowhere.
 */
export function useTestEntry<Known>({ check, onEnter }: TestEntryOptions<Known>) {
  const [ready, setReady] = useState<{ known: Known }>();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isAsking, setAsking] = useState(false);
  const now = useRef({ isAsking: false, isLeft: false, busyRetries: 0 });

  const ask = async () => {
    if (now.current.isAsking) return;
    now.current.isAsking = true;
    setAsking(true);
    const found = await check(ready?.known);
    now.current.isAsking = false;
    if (now.current.isLeft) return;
    setAsking(false);
    if (found.name === 'failed') setOutcome(outcomeOf(found.error));
    else if (found.name === 'redirect') found.redirect();
    else if (found.name === 'underWay') onEnter(found.attemptId);
    else if (ready) onEnter();
    else {
      setOutcome({});
      setReady(found);
    }
  };

  const outcomeOf = (error: unknown): Outcome => {
    const pauseMs = busyPauseMs(error);
    if (pauseMs !== undefined && now.current.busyRetries < BUSY_RETRIES) {
      now.current.busyRetries += 1;
      return { waitsFor: 'busyServer', pauseMs };
    }
    const isOffline = ready !== undefined && errorStatus(error) === undefined;
    return isOffline ? { waitsFor: 'network', pauseMs: OFFLINE_RETRY_MS } : { error };
  };

  const begin = () => {
    now.current.busyRetries = 0;
    setOutcome({});
    void ask();
  };
  const beginFirst = useEffectEvent(begin);
  useEffect(() => {
    now.current.isLeft = false;
    beginFirst();
    return () => {
      now.current.isLeft = true;
    };
  }, []);
  // Not while nobody sees the page: nobody wants a clock to run then.
  useRetry(ask, isAsking ? undefined : outcome.pauseMs);
  useOnReturn(() => {
    if (outcome.waitsFor === 'network' && !document.hidden) void ask();
  });

  return { ready, ...outcome, isUnderWay: isAsking || outcome.waitsFor !== undefined, begin };
}
