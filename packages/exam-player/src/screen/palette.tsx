import { Cluster, PaletteTile } from '@wattle/design-system';
import { type ExamState, isAnswered, isLocked } from '../answers/exam-state';
import { moveFocus } from './move-focus';

interface PaletteProps {
  state: ExamState;
  onMove: (index: number) => void;
}

/** All questions at a glance, each a step away. One stop for the Tab key; the arrow keys go from tile to tile. */
export function Palette({ state, onMove }: PaletteProps) {
  return (
    <nav aria-label="Questions">
      <Cluster role="toolbar" gap={8} aria-label="Go to a question" onKeyDown={moveFocus}>
        {state.questions.map((question, index) => {
          const isCurrent = index === state.current;
          const tile = {
            isAnswered: isAnswered(state, question),
            isFlagged: state.flagged.includes(question.id),
          };
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
        })}
      </Cluster>
    </nav>
  );
}

function describe(number: number, { isAnswered, isFlagged }: { isAnswered: boolean; isFlagged: boolean }): string {
  return [`Question ${number}`, isFlagged && 'flagged', isAnswered ? 'answered' : 'not answered']
    .filter(Boolean)
    .join(', ');
}
