import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BUSY_RETRIES, busyPauseMs } from '../busy/busy-server';

/** What the server says of a test that is to be entered. */
export type TestCheck<Known> =
  /** Nothing is under way: it waits to be started. */
  | { name: 'ready'; known: Known }
  | { name: 'failed'; error: unknown }
  /** It is under way, over, or not to be had: another page follows at once. */
  | { name: 'leadOn'; leadOn: () => void };

/** How far a page has come with a test that is to be entered. */
export type TestEntryState<Known> =
  | { name: 'checking' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; known: Known };

export interface TestEntryOptions<Known> {
  /**
   * Asks the server how the test stands.
   *
   * @param before - What was known when the page became ready, where the test is to start now.
   */
  check: (before?: Known) => Promise<TestCheck<Known>>;
  /** Opens the test. */
  onStart: () => void;
}

/** What a page needs that stands before a test. */
export interface TestEntry<Known> {
  state: TestEntryState<Known>;
  /** The server is too busy to say how the test stands: it is asked again by itself. */
  isBusy: boolean;
  /** Asks again after a failure. */
  retry: () => Promise<void>;
  /** Asks once more, since another page may have started the test, and starts it. */
  start: () => Promise<{ error?: unknown }>;
}

/** Asks how a test stands, when its page comes and once more when it is to start. A page that was left leads nowhere. */
export function useTestEntry<Known>({ check, onStart }: TestEntryOptions<Known>): TestEntry<Known> {
  const [state, setState] = useState<TestEntryState<Known>>({ name: 'checking' });
  const [isBusy, setBusy] = useState(false);
  const isLeft = useRef(false);

  const checkPatiently = async (before?: Known) => {
    let found = await check(before);
    for (let retry = 0; retry < BUSY_RETRIES && found.name === 'failed'; retry += 1) {
      const pauseMs = busyPauseMs(found.error);
      if (pauseMs === undefined) break;
      setBusy(true);
      // Nobody wants a clock to run that nobody sees.
      do await sleep(pauseMs);
      while (document.hidden);
      if (isLeft.current) break;
      found = await check(before);
    }
    setBusy(false);
    return found;
  };

  const load = async () => {
    setState({ name: 'checking' });
    const found = await checkPatiently();
    if (isLeft.current) return;
    if (found.name === 'leadOn') found.leadOn();
    else setState(found);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    isLeft.current = false;
    void loadFirst();
    return () => {
      isLeft.current = true;
    };
  }, []);

  const start = async () => {
    const found = await checkPatiently(state.name === 'ready' ? state.known : undefined);
    if (isLeft.current) return {};
    if (found.name === 'failed') return { error: found.error };
    if (found.name === 'leadOn') found.leadOn();
    else onStart();
    return {};
  };

  return { state, isBusy, retry: load, start };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
