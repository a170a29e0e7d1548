import type { ServedQuestion } from '@wattle/contract';
import { PaletteTile } from '@wattle/design-system';
import type { MouseEvent } from 'react';
import { useExam, useExamSession, useIsLocked } from '../session/exam-context';
import { isAnswered, isFlagged } from '../session/selectors';
import { describe } from './describe-question';

interface QuestionTileProps {
  question: ServedQuestion;
  index: number;
  onMoved: (() => void) | undefined;
}

/** The tile of one question. It renders again only when something about this question changes. */
export function QuestionTile({ question, index, onMoved }: QuestionTileProps) {
  const session = useExamSession();
  const isCurrent = useExam(({ state }) => state.current === index);
  const tile = {
    isAnswered: useExam(({ state }) => isAnswered(state, question)),
    isFlagged: useExam(({ state }) => isFlagged(state, question)),
  };
  const move = ({ currentTarget, detail: clicks }: MouseEvent<HTMLElement>) => {
    // After a press of the mouse the arrow keys go from question to question; who came by keys stays among the tiles.
    if (clicks > 0) currentTarget.blur();
    session.goTo(index);
    onMoved?.();
  };
  return (
    <PaletteTile
      {...tile}
      aria-label={describe(index + 1, tile)}
      isCurrent={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      isDisabled={useIsLocked()}
      onClick={move}
    >
      {index + 1}
    </PaletteTile>
  );
}
