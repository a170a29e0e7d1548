import { Button, color, media, Sheet, space, VisuallyHidden } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ExamState, isLocked } from '../answers/exam-state';
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
    padding: ${space[8]} ${space[16]};
  }
`;

const Side = styled.div`
  display: flex;
  gap: ${space[12]};
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
  const locked = isLocked(state);
  const moveFromSheet = (index: number) => {
    setSheetOpen(false);
    onMove(index);
  };
  return (
    <Foot>
      <Button variant="secondary" disabled={locked} aria-pressed={isFlagged} onClick={onFlag}>
        {isFlagged ? 'Unflag' : 'Flag'}
      </Button>
      <OnlyWide>
        <Palette state={state} onMove={onMove} />
      </OnlyWide>
      <OnlyNarrow>
        <Button variant="quiet" aria-haspopup="dialog" disabled={locked} onClick={() => setSheetOpen(true)}>
          {current + 1}/{questions.length}
          <VisuallyHidden> All questions</VisuallyHidden>
        </Button>
      </OnlyNarrow>
      <Side>
        <Button variant="secondary" disabled={locked || current === 0} onClick={() => onMove(current - 1)}>
          Previous
        </Button>
        <Button disabled={locked || current === questions.length - 1} onClick={() => onMove(current + 1)}>
          Next
        </Button>
      </Side>
      {isSheetOpen && (
        <Sheet title="Questions" onClose={() => setSheetOpen(false)}>
          <Palette state={state} onMove={moveFromSheet} />
        </Sheet>
      )}
    </Foot>
  );
}
