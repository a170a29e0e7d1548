import { Button, media, Sheet, visuallyHidden } from '@wattle/design-system';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCurrent, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { compact } from '../screen/exam-media';
import { Palette } from './palette';

const Opener = styled(Button)`
  ${compact}
`;

const Words = styled.span`
  ${media.narrow} {
    ${visuallyHidden}
  }
`;

/** The palette where the foot is too narrow for it: in a sheet behind a button. */
export function AllQuestions() {
  const { length } = useQuestions();
  const current = useCurrent();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener variant="quiet" aria-haspopup="dialog" isDisabled={useIsLocked()} onClick={() => setOpen(true)}>
        <LayoutGrid size={16} aria-hidden="true" />
        {current + 1}/{length}
        <Words> All questions</Words>
      </Opener>
      {isOpen && (
        <Sheet title="Questions" onClose={() => setOpen(false)}>
          <Palette onMoved={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}
