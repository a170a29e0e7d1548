import { formatClock } from '@wattle/contract/text';
import { color, fontSize, IconButton, media, space, tabularNums } from '@wattle/design-system';
import { Clock as ClockIcon, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useExam } from '../attempt/attempt-context';

const URGENT_SECONDS = 60;

/** The time is in view in any case from here on. */
export const ALWAYS_SHOWN_MINUTES = 5;

const Root = styled.div`
  display: inline-flex;
  align-items: center;
`;

export const Time = styled.div<{ $isUrgent?: boolean }>`
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

/** On a narrow screen this is done in the display menu. */
const Hide = styled(IconButton)`
  color: ${color.inkSoft};

  ${media.narrow} {
    display: none;
  }
`;

interface ClockProps {
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
}

/** The time that is left in a timed test. It can be hidden, except at the end. */
export function Clock({ isHidden, onHide }: ClockProps) {
  const isTimed = useExam(({ secondsLeft }) => secondsLeft !== null);
  const isHideable = useExam(({ secondsLeft }) => secondsLeft !== null && secondsLeft > ALWAYS_SHOWN_MINUTES * 60);
  if (!isTimed) return null;
  if (isHideable && isHidden) {
    return (
      <IconButton label="Show the clock" onClick={() => onHide(false)}>
        <ClockIcon size={20} aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <Root>
      <ExamTimeLeft />
      {isHideable && (
        <Hide label="Hide the clock" onClick={() => onHide(true)}>
          <EyeOff size={18} aria-hidden="true" />
        </Hide>
      )}
    </Root>
  );
}

export function ExamTimeLeft() {
  const seconds = useExam(({ secondsLeft }) => secondsLeft ?? 0);
  return (
    <Time $isUrgent={seconds <= URGENT_SECONDS} role="timer" aria-label={`${formatClock(seconds)} left`}>
      <ClockIcon size={18} aria-hidden="true" />
      <span aria-hidden="true">{formatClock(seconds)}</span>
    </Time>
  );
}
