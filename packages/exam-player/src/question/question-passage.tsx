import type { QuestionPayload } from '@wattle/contract/questions';
import { useCallback, useMemo } from 'react';
import { useAttemptActions, useExam, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { formatOf, type GapQuestion, gapSetOf, numberingOf, passageOf } from '../attempt/question-format';
import type { TextRange } from '../attempt/ranges';
import { chosenText, currentOf } from '../attempt/selectors';
import { Gap } from '../passage/gap';
import { Blank } from '../passage/gap-parts';
import { PassagePane } from '../passage/passage-pane';

interface PassageGapProps extends Pick<GapQuestion, 'number' | 'question'> {
  /** It was pressed: its question comes on the screen. */
  onSelect: (questionId: string) => void;
}

/** A gap of the passage with the sentence that fills it. The text around it is not rendered again with it. */
function PassageGap({ number, question, onSelect }: PassageGapProps) {
  const { movedTo } = useAttemptActions();
  return (
    <Gap
      number={number}
      sentence={useExam((state) => chosenText(state, question))}
      isCurrent={useExam((state) => currentOf(state) === number - 1)}
      onSelect={() => {
        onSelect(question.id);
        movedTo(number - 1);
      }}
    />
  );
}

interface QuestionPassageProps {
  question: QuestionPayload;
  passage: string;
  zoom: number;
  isHighlighting: boolean;
  onHighlighterToggle: (isHighlighting: boolean) => void;
  onGapSelect: (questionId: string) => void;
}

const NONE: readonly TextRange[] = [];

/** The passage of the question on the screen, with what the child has done to it. */
export function QuestionPassage({ question, passage, onGapSelect, ...pane }: QuestionPassageProps) {
  const { highlighted } = useAttemptActions();
  const questions = useQuestions();
  const format = formatOf(question);
  const siblings = useMemo(() => questions.filter((each) => passageOf(each) === passage), [questions, passage]);
  const numbering = useMemo(() => numberingOf(format, siblings), [format, siblings]);
  const passageId = siblings[0]?.id ?? question.id;
  // The same for each of its questions, so that the passage stays as it is.
  const gaps = useMemo(
    () => siblings.map((each) => gapSetOf(questions, each)).find(({ length }) => length > 0) ?? [],
    [questions, siblings],
  );
  const highlights = useExam(({ uiState }) => uiState.highlights[passageId]);
  const highlight = useCallback((ranges: TextRange[]) => highlighted({ passageId, ranges }), [highlighted, passageId]);
  const showGap = useCallback(
    (gap: number) => {
      const found = gaps.find((each) => each.gap === gap);
      return found ? <PassageGap number={found.number} question={found.question} onSelect={onGapSelect} /> : <Blank />;
    },
    [gaps, onGapSelect],
  );
  return (
    <PassagePane
      {...pane}
      text={passage}
      format={format}
      isStructured={question.text_format !== undefined}
      numbering={numbering}
      renderGap={showGap}
      highlights={highlights ?? NONE}
      onHighlight={highlight}
      isLocked={useIsLocked()}
    />
  );
}
