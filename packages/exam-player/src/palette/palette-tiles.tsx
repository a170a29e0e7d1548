import { PaletteTile } from '@wattle/design-system';
import type { MouseEvent } from 'react';
import { useExamSession, useExamState } from '../session/exam-context';
import { gapSetOf } from '../session/gap-set';
import { isAnswered, isFlagged, isLocked } from '../session/selectors';
import { describe } from './describe-question';
import { GapSetBackground } from './gap-set-background';
import type { Section } from './sections';

interface PaletteTilesProps {
  section: Section;
  onMoved: (() => void) | undefined;
}

/** The questions of a section, numbered as in the whole test; those about the gaps of one passage on one background. */
export function PaletteTiles({ section, onMoved }: PaletteTilesProps) {
  const session = useExamSession();
  const state = useExamState();
  const move = (index: number, { currentTarget, detail: clicks }: MouseEvent<HTMLElement>) => {
    // After a press of the mouse the arrow keys go from question to question; who came by keys stays among the tiles.
    if (clicks > 0) currentTarget.blur();
    session.goTo(index);
    onMoved?.();
  };
  return section.questions.map((question, position) => {
    const index = section.start + position;
    const isCurrent = index === state.current;
    const tile = { isAnswered: isAnswered(state, question), isFlagged: isFlagged(state, question) };
    const gaps = gapSetOf(state.questions, question);
    const shown = (
      <PaletteTile
        key={question.id}
        {...tile}
        aria-label={describe(index + 1, tile)}
        isCurrent={isCurrent}
        tabIndex={isCurrent ? 0 : -1}
        disabled={isLocked(state)}
        onClick={(event) => move(index, event)}
      >
        {index + 1}
      </PaletteTile>
    );
    if (gaps.length < 2) return shown;
    return (
      <GapSetBackground
        key={question.id}
        $isFirst={gaps[0]?.number === index + 1}
        $isLast={gaps.at(-1)?.number === index + 1}
      >
        {shown}
      </GapSetBackground>
    );
  });
}
