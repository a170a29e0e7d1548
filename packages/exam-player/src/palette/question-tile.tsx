import type { QuestionPayload } from '@wattle/contract/questions';
import { PaletteTile } from '@wattle/design-system';
import type { MouseEvent } from 'react';
import { useAttemptActions, useExam, useIsLocked } from '../attempt/attempt-context';
import { currentOf, isAnswered } from '../attempt/selectors';
import { describe } from './tile-group';

interface QuestionTileProps {
  question: QuestionPayload;
  index: number;
  onMoved: (() => void) | undefined;
}

/** The tile of one question. It renders again only when something about this question changes. */
export function QuestionTile({ question, index, onMoved }: QuestionTileProps) {
  const { movedTo } = useAttemptActions();
  const isCurrent = useExam((state) => currentOf(state) === index);
  const tile = {
    isAnswered: useExam((state) => isAnswered(state, question)),
    verdict: useExam(({ answers }) => answers[question.id]?.verdict),
    isFlagged: useExam(({ uiState }) => uiState.flagged.includes(question.id)),
  };
  const move = ({ currentTarget, detail: clicks }: MouseEvent<HTMLElement>) => {
    // After a press of the mouse the arrow keys go from question to question; who came by keys stays among the tiles.
    if (clicks > 0) currentTarget.blur();
    movedTo(index);
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
