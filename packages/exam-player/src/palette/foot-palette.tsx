import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract/constants';
import { Button, Dialog } from '@wattle/design-system';
import { LayoutGrid } from 'lucide-react';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { useCurrent, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/question-format';
import { compact, WideWords } from '../frame/exam-frame';
import { BACKGROUND_PX, Palette } from './palette';
import { sectionsOf } from './sections';

const Opener = styled(Button)`
  ${compact}
`;

/** The palette where the foot is too narrow for it: in a sheet behind a button. */
function AllQuestions() {
  const { length } = useQuestions();
  const current = useCurrent();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener variant="quiet" aria-haspopup="dialog" isDisabled={useIsLocked()} onClick={() => setOpen(true)}>
        <LayoutGrid size={16} aria-hidden="true" />
        {current + 1}/{length}
        <WideWords> All questions</WideWords>
      </Opener>
      {isOpen && (
        <Dialog title="Questions" isSheet onClose={() => setOpen(false)}>
          <Palette onMoved={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** As many tiles fit on every wide screen; more need a broader one. */
const SHORT_TEST = 12;
const BROAD_PX = 1_120;

/** More tiles than this stand in two rows of the same length. */
const ROW_LENGTH = 17;
const TILE_PX = 44;

/** Where the unfolded palette of a test fits. */
const fits = ({ $isLong }: { $isLong: boolean }) =>
  `(min-width: ${$isLong ? BROAD_PX : SPLIT_MIN_WIDTH_PX}px) and (min-height: 480.02px)`;

const Unfolded = styled.div<{ $isLong: boolean }>`
  @media not all and ${fits} {
    display: none;
  }
`;

const Folded = styled.div<{ $isLong: boolean }>`
  @media ${fits} {
    display: none;
  }
`;

/** The palette in the foot, or behind a button where it does not fit: on a small screen, and with several subjects. */
export const FootPalette = memo(function FootPalette() {
  const questions = useQuestions();
  if (sectionsOf(questions).length > 1) return <AllQuestions />;
  const { length } = questions;
  const isLong = length > SHORT_TEST;
  const gapSets = questions.filter((question) => gapSetOf(questions, question)[0]?.question === question).length;
  const maxWidth = TILE_PX * (length > ROW_LENGTH ? Math.ceil(length / 2) : length) + BACKGROUND_PX * gapSets;
  return (
    <>
      <Unfolded $isLong={isLong} style={{ maxWidth }}>
        <Palette />
      </Unfolded>
      <Folded $isLong={isLong}>
        <AllQuestions />
      </Folded>
    </>
  );
});
