import { useEffect, useEffectEvent } from 'react';

/** Calls back for each second that a question is on the screen. */
export function useSecondsSpent(isCounting: boolean, countSecond: () => void): void {
  const count = useEffectEvent(() => {
    if (document.visibilityState === 'visible') countSecond();
  });
  useEffect(() => {
    if (!isCounting) return;
    const counting = setInterval(() => count(), 1_000);
    return () => clearInterval(counting);
  }, [isCounting]);
}
