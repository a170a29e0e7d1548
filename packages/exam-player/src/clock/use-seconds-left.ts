import { useEffect, useState } from 'react';
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

  useEffect(() => {
    if (!deadline || !isRunning) return;
    let askedAt = Number.NEGATIVE_INFINITY;
    const tick = () => {
      setSeconds(clock.secondsUntil(deadline));
      if (clock.isInDoubt() && performance.now() - askedAt > ASK_MS) {
        askedAt = performance.now();
        askServer();
      }
    };
    const ticking = setInterval(tick, TICK_MS);
    return () => clearInterval(ticking);
  }, [clock, deadline, isRunning, askServer]);

  return seconds;
}
