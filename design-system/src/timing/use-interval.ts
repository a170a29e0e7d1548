import { useEffect, useEffectEvent } from 'react';

/** Calls back again and again while it is given how often, in milliseconds. */
export function useInterval(callback: () => void, ms: number | undefined): void {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
