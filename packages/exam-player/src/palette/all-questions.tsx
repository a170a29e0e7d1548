import { Button, media, Sheet, visuallyHidden } from '@wattle/design-system';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isLocked } from '../answers/exam-facts';
import type { ExamState } from '../answers/exam-state';
import { compact } from '../screen/exam-frame';
import { Palette } from './palette';

const Opener = styled(Button)`
  ${compact}
`;

const Words = styled.span`
  ${media.narrow} {
    ${visuallyHidden}
  }
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
        <LayoutGrid size={16} aria-hidden="true" />
        {state.current + 1}/{state.questions.length}
        <Words> All questions</Words>
      </Opener>
      {isOpen && (
        <Sheet title="Questions" onClose={() => setOpen(false)}>
          <Palette state={state} onMove={move} />
        </Sheet>
      )}
    </>
  );
}
