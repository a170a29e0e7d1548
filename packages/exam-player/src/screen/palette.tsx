import { Cluster, PaletteTile } from '@wattle/design-system';
import { type ExamState, isAnswered, isLocked } from '../answers/exam-state';

interface PaletteProps {
  state: ExamState;
  onMove: (index: number) => void;
}

/** All questions at a glance, each a step away. */
export function Palette({ state, onMove }: PaletteProps) {
  return (
    <Cluster as="nav" gap={8} aria-label="Questions">
      {state.questions.map((question, index) => {
        const answered = isAnswered(state, question);
        const flagged = state.flagged.includes(question.id);
        return (
          <PaletteTile
            key={question.id}
            aria-label={describe(index + 1, answered, flagged)}
            isAnswered={answered}
            isFlagged={flagged}
            isCurrent={index === state.current}
            disabled={isLocked(state)}
            onClick={() => onMove(index)}
          >
            {index + 1}
          </PaletteTile>
        );
      })}
    </Cluster>
  );
}

function describe(number: number, answered: boolean, flagged: boolean): string {
  return [`Question ${number}`, flagged && 'flagged', answered ? 'answered' : 'not answered']
    .filter(Boolean)
    .join(', ');
}
