import { followPage } from '@wattle/exam-player';
import { useEffect } from 'react';

/** Asks again when the child comes back to this tab: a test may have been submitted from another one meanwhile. */
export function useRefetchOnReturn(refetch: () => void): void {
  useEffect(() => followPage({ onReturn: refetch }), [refetch]);
}
