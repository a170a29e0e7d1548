import { formatClock, formatMinutes } from '@wattle/contract';
import { color, fontSize, space, tabularNums, VisuallyHidden } from '@wattle/design-system';
import { Clock as ClockIcon } from 'lucide-react';
import { styled } from 'styled-components';

/** Seconds left at which the time is read out. */
const ANNOUNCED = [300, 60];
const URGENT = 60;

const Root = styled.div<{ $isUrgent: boolean }>`
  display: inline-flex;
  align-items: center;
  font-weight: 700;
  ${tabularNums}

  gap: ${space[8]};
  font-size: ${fontSize[20]};

  color: ${({ $isUrgent }) => ($isUrgent ? color.danger : color.ink)};
`;

export function Clock({ seconds }: { seconds: number }) {
  // The announcement stays for the minute that it is about, so that a busy screen reader does not miss it.
  const announced = ANNOUNCED.find((limit) => seconds <= limit && seconds > limit - 30);
  return (
    <Root $isUrgent={seconds <= URGENT} role="timer" aria-label={`${formatClock(seconds)} left`}>
      <ClockIcon size={18} aria-hidden="true" />
      <span aria-hidden="true">{formatClock(seconds)}</span>
      <VisuallyHidden aria-live="assertive">{announced && `${formatMinutes(announced)} left`}</VisuallyHidden>
    </Root>
  );
}
