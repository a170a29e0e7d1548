import { Button, color, media, Sheet, space, VisuallyHidden } from '@wattle/design-system';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ExamState, isLocked } from '../answers/exam-state';
import { LockableButton } from './lockable-button';
import { Palette } from './palette';

const Foot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border-top: 1px solid ${color.line};

  gap: ${space[12]};
  min-height: 64px;
  padding: ${space[8]} ${space[20]};

  background: ${color.surface};

  ${media.narrow} {
    gap: ${space[8]};
    padding: ${space[8]} ${space[12]};

    button {
      padding-inline: ${space[12]};
    }
  }
`;

const Side = styled.div`
  display: flex;
  gap: ${space[12]};

  ${media.narrow} {
    gap: ${space[8]};
  }
`;

const FlagButton = styled(LockableButton)`
  &[aria-pressed='true'] {
    border-color: ${color.warnText};
    background: ${color.brandSoft};
  }

  svg {
    flex: none;
  }
`;

const OnlyWide = styled.div`
  display: contents;

  ${media.narrow} {
    display: none;
  }
`;

const OnlyNarrow = styled.div`
  ${media.wide} {
    display: none;
  }
`;

interface ExamFootProps {
  state: ExamState;
  onMove: (index: number) => void;
  onFlag: () => void;
}

export function ExamFoot({ state, onMove, onFlag }: ExamFootProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { current, questions, flagged } = state;
  const isFlagged = flagged.includes(questions[current]?.id ?? '');
  const isFootLocked = isLocked(state);
  const moveFromSheet = (index: number) => {
    setSheetOpen(false);
    onMove(index);
  };
  return (
    <Foot>
      <FlagButton variant="secondary" isLocked={isFootLocked} aria-pressed={isFlagged} onClick={onFlag}>
        <Flag size={16} aria-hidden="true" fill={isFlagged ? color.brand : 'none'} />
        Flag
      </FlagButton>
      <OnlyWide>
        <Palette state={state} onMove={onMove} />
      </OnlyWide>
      <OnlyNarrow>
        <Button variant="quiet" aria-haspopup="dialog" disabled={isFootLocked} onClick={() => setSheetOpen(true)}>
          {current + 1}/{questions.length}
          <VisuallyHidden> All questions</VisuallyHidden>
        </Button>
      </OnlyNarrow>
      <Side>
        <LockableButton
          variant="secondary"
          isLocked={isFootLocked || current === 0}
          onClick={() => onMove(current - 1)}
        >
          Previous
        </LockableButton>
        <LockableButton isLocked={isFootLocked || current === questions.length - 1} onClick={() => onMove(current + 1)}>
          Next
        </LockableButton>
      </Side>
      {isSheetOpen && (
        <Sheet title="Questions" onClose={() => setSheetOpen(false)}>
          <Palette state={state} onMove={moveFromSheet} />
        </Sheet>
      )}
    </Foot>
  );
}
