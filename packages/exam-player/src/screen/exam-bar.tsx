import { Button, media, space } from '@wattle/design-system';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAttemptActions, useIsLocked } from '../attempt/attempt-context';
import { Clock } from '../clock/clock';
import { Bar, compact, Title, Tools } from '../frame/exam-frame';
import { Position } from './position';
import { SaveIndicator } from './save-indicator';

/** Small screens seldom have a keyboard. */
const KeysButton = styled(Button)`
  @media (max-width: 999.98px) {
    display: none;
  }
`;

const SubmitButton = styled(Button)`
  ${compact}

  ${media.narrow} {
    margin-left: ${space[4]};
  }
`;

interface ExamBarProps {
  title: string;
  display: ReactNode;
  isClockHidden: boolean;
  onHideClock: (isHidden: boolean) => void;
  onHelp: () => void;
}

export function ExamBar({ title, display, isClockHidden, onHideClock, onHelp }: ExamBarProps) {
  const { submitAsked } = useAttemptActions();
  return (
    <Bar>
      <Title>{title}</Title>
      <Position />
      <SaveIndicator />
      <Tools>
        {display}
        <KeysButton size="dense" variant="secondary" aria-haspopup="dialog" onClick={onHelp}>
          <Keyboard size={16} aria-hidden="true" />
          Keys
        </KeysButton>
        <Clock isHidden={isClockHidden} onHide={onHideClock} />
        <SubmitButton size="dense" isLocked={useIsLocked()} onClick={() => submitAsked()}>
          Submit
        </SubmitButton>
      </Tools>
    </Bar>
  );
}
