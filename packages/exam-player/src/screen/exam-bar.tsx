import { Button, media, space } from '@wattle/design-system';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isLocked } from '../answers/exam-facts';
import type { ExamState } from '../answers/exam-state';
import type { SaveStatus } from '../answers/outbox';
import { Clock } from '../clock/clock';
import { Bar, compact, Title } from './exam-frame';
import { LockableButton } from './lockable-button';
import { Position } from './position';
import { SavedSign } from './saved-sign';

const Tools = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[12]};

  ${media.narrow} {
    grid-area: tools;

    gap: ${space[4]};
  }
`;

/** Who has a smaller screen has seldom keys; they are in the display menu too. */
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
  state: ExamState;
  saveStatus: SaveStatus;
  secondsLeft: number | null;
  /** The display menu. */
  display: ReactNode;
  isClockHidden: boolean;
  onHideClock: (isHidden: boolean) => void;
  onHelp: () => void;
  onSubmit: () => void;
}

export function ExamBar({
  title,
  state,
  saveStatus,
  secondsLeft,
  display,
  isClockHidden,
  onHideClock,
  onHelp,
  onSubmit,
}: ExamBarProps) {
  return (
    <Bar>
      <Title>{title}</Title>
      <Position state={state} />
      <SavedSign status={saveStatus} />
      <Tools>
        {display}
        <KeysButton size="dense" variant="secondary" aria-haspopup="dialog" onClick={onHelp}>
          <Keyboard size={16} aria-hidden="true" />
          Keys
        </KeysButton>
        {secondsLeft !== null && <Clock seconds={secondsLeft} isHidden={isClockHidden} onHide={onHideClock} />}
        <SubmitButton size="dense" isLocked={isLocked(state)} onClick={onSubmit}>
          Submit
        </SubmitButton>
      </Tools>
    </Bar>
  );
}
