import { Button, media, space } from '@wattle/design-system';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Clock } from '../clock/clock';
import { useExam, useExamSession } from '../session/exam-context';
import { isLocked } from '../session/selectors';
import { Bar } from './bar';
import { compact } from './exam-media';
import { LockableButton } from './lockable-button';
import { Position } from './position';
import { SaveIndicator } from './save-indicator';
import { Title } from './title';

const Tools = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[12]};

  ${media.narrow} {
    grid-area: tools;

    gap: ${space[4]};
  }
`;

/** Small screens seldom have a keyboard. */
const KeysButton = styled(Button)`
  @media (max-width: 999.98px) {
    display: none;
  }
`;

const SubmitButton = styled(LockableButton)`
  ${compact}

  ${media.narrow} {
    margin-left: ${space[4]};
  }
`;

interface ExamBarProps {
  title: string;
  /** The display menu. */
  display: ReactNode;
  isClockHidden: boolean;
  onHideClock: (isHidden: boolean) => void;
  onHelp: () => void;
}

export function ExamBar({ title, display, isClockHidden, onHideClock, onHelp }: ExamBarProps) {
  const session = useExamSession();
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
        <SubmitButton
          size="dense"
          isLocked={useExam(({ state }) => isLocked(state))}
          onClick={() => session.askToSubmit()}
        >
          Submit
        </SubmitButton>
      </Tools>
    </Bar>
  );
}
