import { useEffect, useEffectEvent } from 'react';

/** Calls back every `ms` milliseconds; stands still while `ms` is undefined. */
export function useInterval(callback: () => void, ms: number | undefined): void {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
