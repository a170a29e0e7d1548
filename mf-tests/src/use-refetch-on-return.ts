import { watchPageVisibility } from '@wattle/platform';
import { useEffect } from 'react';

/** Asks again when the child comes back to this tab: a test may have been submitted from another one meanwhile. */
export function useRefetchOnReturn(refetch: () => void): void {
  useEffect(() => watchPageVisibility({ onReturn: refetch }), [refetch]);
}
