import { useEffect, useEffectEvent, useRef } from 'react';
import { followPage } from '../page-moments';
import type { ExamClock } from './exam-clock';

/** Pause between two checks while the page is on the screen. */
const CHECK_MS = 15_000;

/** How often the clock is looked at, and the pause between two checks while it is in doubt. */
const LOOK_MS = 500;
const DOUBT_CHECK_MS = 5_000;

interface StatusChecks {
  clock: ExamClock;
  isRunning: boolean;
  /** Asks the server how the test stands. */
  check: () => void;
}

/** Asks the server how the test stands: now and then, and at once when the page, the network or the device is back. */
export function useStatusChecks({ clock, isRunning, check }: StatusChecks): void {
  const checkedAt = useRef(Number.NEGATIVE_INFINITY);
  const checkNow = useEffectEvent(() => {
    checkedAt.current = performance.now();
    check();
  });
  const checkIfShown = useEffectEvent(() => {
    if (document.visibilityState === 'visible') checkNow();
  });
  const checkIfInDoubt = useEffectEvent(() => {
    if (clock.isInDoubt() && performance.now() - checkedAt.current >= DOUBT_CHECK_MS) checkNow();
  });

  useEffect(() => {
    if (!isRunning) return;
    const checking = setInterval(() => checkIfShown(), CHECK_MS);
    const looking = setInterval(() => checkIfInDoubt(), LOOK_MS);
    const unfollow = followPage({ onBack: () => checkNow() });
    return () => {
      clearInterval(checking);
      clearInterval(looking);
      unfollow();
    };
  }, [isRunning]);
}
