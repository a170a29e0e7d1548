import { PaletteTile } from '@wattle/design-system';
import { isAnswered, isFlagged, isLocked } from '../answers/exam-facts';
import type { ExamState } from '../answers/exam-state';
import { describe } from './describe-question';
import type { Section } from './sections';

interface PaletteTilesProps {
  state: ExamState;
  section: Section;
  onMove: (index: number) => void;
}

/** The questions of a section, numbered as in the whole test. */
export function PaletteTiles({ state, section, onMove }: PaletteTilesProps) {
  return section.questions.map((question, position) => {
    const index = section.start + position;
    const isCurrent = index === state.current;
    const tile = { isAnswered: isAnswered(state, question), isFlagged: isFlagged(state, question) };
    return (
      <PaletteTile
        key={question.id}
        {...tile}
        aria-label={describe(index + 1, tile)}
        isCurrent={isCurrent}
        tabIndex={isCurrent ? 0 : -1}
        disabled={isLocked(state)}
        onClick={() => onMove(index)}
      >
        {index + 1}
      </PaletteTile>
    );
  });
}
