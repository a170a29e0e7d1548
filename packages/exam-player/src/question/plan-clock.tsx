import { PLAN_MINUTES } from '@wattle/contract/plan-questions';
import { formatClock, numberInWords } from '@wattle/contract/text';
import { Button, Cluster, MutedText, tabularNums } from '@wattle/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** "five minutes" */
export const PLAN_TIME = `${numberInWords(PLAN_MINUTES)} minutes`;

const PLAN_MS = PLAN_MINUTES * 60_000;

const Left = styled.span`
  font-weight: 700;
  ${tabularNums}
`;

/** Counts down what a plan should take at most. The time of the test goes on meanwhile, and nothing is locked at the end. */
export function PlanClock() {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  const left = endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left !== undefined && left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticks = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticks);
  }, [isRunning]);
  const start = () => {
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + PLAN_MS);
  };
  return (
    <Cluster>
      {/* Stays where it is when it is pressed, as the focus is on it. */}
      <Button variant="secondary" onClick={start}>
        {endsAt === undefined ? `Start ${PLAN_TIME}` : 'Start again'}
      </Button>
      {isRunning && <Left role="timer">{formatClock(left)} left for your plan</Left>}
      <MutedText as="span" role="status">
        {left === 0 ? 'Your plan has had its time. Now write.' : 'The time of a test goes on meanwhile.'}
      </MutedText>
    </Cluster>
  );
}
