import { useEffect } from 'react';

/** Fetches the page of a test while the child looks at the hub. Whoever saves data fetches it with the test. */
export function usePreloadTest(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // What fails is fetched again with the test.
    if (!connection?.saveData) import('../exam/test-page').catch(() => undefined);
  }, []);
}
