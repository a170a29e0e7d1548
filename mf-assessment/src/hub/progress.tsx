import type { FreeAssessmentDetails, OpenFreeTest } from '@wattle/contract/free-assessment';
import { tabularNums } from '@wattle/design-system';
import { TimeLeft, useRefetchAtZero } from '@wattle/exam-player';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

export interface Progress extends FreeAssessmentDetails {
  /** When the server told it, by the clock of the device. */
  receivedAt: number;
  /** The test that is under way has reached its deadline, and is not marked yet. */
  isTimeUp: boolean;
}

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

const Time = styled.span`
  ${tabularNums}
`;

export function Clock({ open, receivedAt }: { open: OpenFreeTest; receivedAt: number }) {
  return (
    <TimeLeft {...open} receivedAt={receivedAt}>
      {(time) => <Time>{time}</Time>}
    </TimeLeft>
  );
}
