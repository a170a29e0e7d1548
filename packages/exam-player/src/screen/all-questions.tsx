import { Button, Sheet, VisuallyHidden } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ExamState, isLocked } from '../answers/exam-state';
import { compact } from './exam-frame';
import { Palette } from './palette';

const Opener = styled(Button)`
  ${compact}
`;

interface AllQuestionsProps {
  state: ExamState;
  onMove: (index: number) => void;
}

/** The palette where the foot has no room for it: in a sheet behind a button. */
export function AllQuestions({ state, onMove }: AllQuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const move = (index: number) => {
    setOpen(false);
    onMove(index);
  };
  return (
    <>
      <Opener variant="quiet" aria-haspopup="dialog" disabled={isLocked(state)} onClick={() => setOpen(true)}>
        {state.current + 1}/{state.questions.length}
        <VisuallyHidden> All questions</VisuallyHidden>
      </Opener>
      {isOpen && (
        <Sheet title="Questions" onClose={() => setOpen(false)}>
          <Palette state={state} onMove={move} />
        </Sheet>
      )}
    </>
  );
}
