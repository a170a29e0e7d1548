import { useEffect, useEffectEvent } from 'react';

/** Fetches again when the page is seen again: another tab may have changed what it shows. */
export function useRefetchOnReturn(refetch: () => unknown): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    const listener = () => refresh();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
