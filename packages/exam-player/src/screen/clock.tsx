import { formatClock, formatMinutes } from '@wattle/contract';
import { color, fontSize, media, space, tabularNums, VisuallyHidden } from '@wattle/design-system';
import { Clock as ClockIcon } from 'lucide-react';
import { useState } from 'react';
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

  ${media.narrow} {
    font-size: ${fontSize[18]};

    & > svg {
      display: none;
    }
  }
`;

export function Clock({ seconds }: { seconds: number }) {
  const announced = useAnnounced(seconds);
  return (
    <Root $isUrgent={seconds <= URGENT} role="timer" aria-label={`${formatClock(seconds)} left`}>
      <ClockIcon size={18} aria-hidden="true" />
      <span aria-hidden="true">{formatClock(seconds)}</span>
      <VisuallyHidden aria-live="assertive">{announced && `${formatMinutes(announced)} left`}</VisuallyHidden>
    </Root>
  );
}

/** The limit that the clock has just passed. It stays for a minute, so that a busy screen reader does not miss it. */
function useAnnounced(seconds: number): number | undefined {
  const [previous, setPrevious] = useState(seconds);
  const [passed, setPassed] = useState<number>();
  if (seconds !== previous) {
    setPrevious(seconds);
    // A device that slept may jump far beyond a limit: then it is no longer true.
    const limit = ANNOUNCED.find((each) => previous > each && seconds <= each && seconds > each - 30);
    if (limit) setPassed(limit);
  }
  return passed !== undefined && seconds > passed - 60 ? passed : undefined;
}
