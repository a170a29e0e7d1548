import { Gap } from '../passage/gap';
import { useExam, useExamSession } from '../session/exam-context';
import type { GapQuestion } from '../session/gap-set';
import { chosenText } from '../session/selectors';

interface PassageGapProps extends Pick<GapQuestion, 'number' | 'question'> {
  /** It was pressed: its question comes on the screen. */
  onSelect: (questionId: string) => void;
}

/** A gap of the passage with the sentence that fills it. The text around it is not rendered again with it. */
export function PassageGap({ number, question, onSelect }: PassageGapProps) {
  const session = useExamSession();
  return (
    <Gap
      number={number}
      sentence={useExam(({ state }) => chosenText(state, question))}
      isCurrent={useExam(({ state }) => state.current === number - 1)}
      onSelect={() => {
        onSelect(question.id);
        session.goTo(number - 1);
      }}
    />
  );
}
