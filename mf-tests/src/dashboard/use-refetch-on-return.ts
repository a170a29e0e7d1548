import { useEffect } from 'react';

/** Asks again when the child comes back to this tab: a test may have been handed in from another one meanwhile. */
export function useRefetchOnReturn(refetch: () => void): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [refetch]);
}
