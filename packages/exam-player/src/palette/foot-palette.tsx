import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract';
import { media } from '@wattle/design-system';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/gap-set';
import { low } from '../screen/exam-media';
import { AllQuestions } from './all-questions';
import { BACKGROUND_PX } from './gap-set-background';
import { Palette } from './palette';
import { sectionsOf } from './sections';

/** As many tiles fit on every wide screen; more need a broader one. */
const SHORT_TEST = 12;
const BROAD_PX = 1_120;

/** More tiles than this stand in two rows of the same length. */
const ROW_LENGTH = 17;
const TILE_PX = 44;

const Unfolded = styled.div<{ $isLong: boolean }>`
  ${media.narrow} {
    display: none;
  }

  ${low} {
    display: none;
  }

  ${({ $isLong }) =>
    $isLong &&
    css`
      @media (max-width: ${BROAD_PX - 0.02}px) {
        display: none;
      }
    `}
`;

const Folded = styled.div<{ $isLong: boolean }>`
  @media (min-width: ${({ $isLong }) => ($isLong ? BROAD_PX : SPLIT_MIN_WIDTH_PX)}px) and (min-height: 480.02px) {
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
