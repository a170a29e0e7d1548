import type { OpenFreeTest } from '@wattle/contract';
import { useRefetchAtZero } from '@wattle/exam-player';
import { useEffect, useState } from 'react';

/** Whether the test that is under way has reached its deadline; from then on it asks what became of it. */
export function useIsTimeUp(open: OpenFreeTest | undefined, refetch: () => void): boolean {
  const [endedAt, setEndedAt] = useState<string>();
  const isTimeUp = open !== undefined && endedAt === open.deadline;
  const leftMs = open && Date.parse(open.deadline) - Date.parse(open.serverTime);

  useEffect(() => {
    if (!open || leftMs === undefined) return;
    const timer = setTimeout(() => setEndedAt(open.deadline), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [open, leftMs]);

  useRefetchAtZero(isTimeUp, refetch);
  return isTimeUp;
}
