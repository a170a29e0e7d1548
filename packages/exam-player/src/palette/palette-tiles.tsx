import { PaletteTile } from '@wattle/design-system';
import { useExamSession, useExamState } from '../session/exam-context';
import { isAnswered, isFlagged, isLocked } from '../session/selectors';
import { describe } from './describe-question';
import type { Section } from './sections';

interface PaletteTilesProps {
  section: Section;
  onMoved: (() => void) | undefined;
}

/** The questions of a section, numbered as in the whole test. */
export function PaletteTiles({ section, onMoved }: PaletteTilesProps) {
  const session = useExamSession();
  const state = useExamState();
  const move = (index: number) => {
    session.goTo(index);
    onMoved?.();
  };
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
        onClick={() => move(index)}
      >
        {index + 1}
      </PaletteTile>
    );
  });
}
