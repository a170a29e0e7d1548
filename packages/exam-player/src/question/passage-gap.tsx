import { attemptSlice } from '../attempt/attempt.slice';
import { useAttemptDispatch, useExam } from '../attempt/attempt-context';
import type { GapQuestion } from '../attempt/gap-set';
import { chosenText, currentOf } from '../attempt/selectors';
import { Gap } from '../passage/gap';

interface PassageGapProps extends Pick<GapQuestion, 'number' | 'question'> {
  /** It was pressed: its question comes on the screen. */
  onSelect: (questionId: string) => void;
}

/** A gap of the passage with the sentence that fills it. The text around it is not rendered again with it. */
export function PassageGap({ number, question, onSelect }: PassageGapProps) {
  const dispatch = useAttemptDispatch();
  return (
    <Gap
      number={number}
      sentence={useExam((state) => chosenText(state, question))}
      isCurrent={useExam((state) => currentOf(state) === number - 1)}
      onSelect={() => {
        onSelect(question.id);
        dispatch(attemptSlice.actions.movedTo(number - 1));
      }}
    />
  );
}
