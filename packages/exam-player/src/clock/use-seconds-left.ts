import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ExamClock } from './exam-clock';

const TICK_MS = 250;

/** Pause between two questions to the server for its time. */
const ASK_MS = 5_000;

interface Countdown {
  clock: ExamClock;
  /** When the test ends, by the server's clock; an untimed test has none. */
  deadline: string | undefined;
  isRunning: boolean;
  /** Asks the server for its time. */
  askServer: () => void;
}

/** Whole seconds until the deadline; null for an untimed test. */
export function useSecondsLeft({ clock, deadline, isRunning, askServer }: Countdown): number | null {
  const [seconds, setSeconds] = useState(() => (deadline ? clock.secondsUntil(deadline) : null));
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  const askIfInDoubt = useEffectEvent(() => {
    if (!clock.isInDoubt() || performance.now() - askedAt.current < ASK_MS) return;
    askedAt.current = performance.now();
    askServer();
  });

  useEffect(() => {
    if (!deadline || !isRunning) return;
    const ticking = setInterval(() => {
      setSeconds(clock.secondsUntil(deadline));
      askIfInDoubt();
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [clock, deadline, isRunning]);

  return seconds;
}
