import { useEffect, useState } from 'react';
import type { ExamClock } from './exam-clock';

const TICK_MS = 250;

/** Whole seconds until the deadline, wherever it is moved to; null for an untimed test. */
export function useSecondsLeft(clock: ExamClock, isRunning: boolean): number | null {
  const [seconds, setSeconds] = useState(clock.secondsLeft);

  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setSeconds(clock.secondsLeft), TICK_MS);
    return () => clearInterval(ticking);
  }, [clock, isRunning]);

  return seconds;
}
