import type { QuestionPayload } from '@wattle/contract/questions';
import type { TextRange } from '@wattle/contract/writing-marks';
import { memo, useCallback, useMemo } from 'react';
import { useAttemptActions, useExam, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { formatOf, gapSetOf, numberingOf, passageOf } from '../attempt/question-format';
import { FilledPane, ReadingPane, Zoomed } from '../panes/pane';
import { useIsWide } from '../panes/use-media-query';
import { FormattedPassage, type FormattedPassageProps } from '../passage/formatted-passage';
import { Blank } from '../passage/gap-parts';
import { PassageTools } from '../passage/passage-tools';
import { PassageBlank, PassageGap } from './passage-gap';

interface QuestionPassageProps {
  question: QuestionPayload;
  passage: string;
  zoom: number;
  isHighlighting: boolean;
  onHighlighterToggle: (isHighlighting: boolean) => void;
  onGapSelect: (questionId: string) => void;
}

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
  const stored = useExam(({ uiState }) => uiState.highlights[passageId]);
  const highlights = useMemo(() => (stored ?? []).map(([start, end]) => ({ start, end })), [stored]);
  const highlight = useCallback((ranges: TextRange[]) => highlighted({ passageId, ranges }), [highlighted, passageId]);
  const showGap = useCallback(
    (gap: number) => {
      const found = gaps.find((each) => each.gap === gap);
      if (!found) return <Blank />;
      const Asked = found.question.format === 'cloze' ? PassageBlank : PassageGap;
      return <Asked number={found.number} question={found.question} onSelect={onGapSelect} />;
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
      highlights={highlights}
      onHighlight={highlight}
      isLocked={useIsLocked()}
    />
  );
}

interface PassagePaneProps extends FormattedPassageProps {
  zoom: number;
  isLocked: boolean;
  onHighlighterToggle: (isHighlighting: boolean) => void;
}

/** A long text: it is not rendered again while the child goes from one of its questions to the next. */
const PassagePane = memo(function PassagePane({ zoom, isLocked, onHighlighterToggle, ...passage }: PassagePaneProps) {
  const { format, isHighlighting } = passage;
  const isWide = useIsWide();
  const isFilled = format === 'compare' || (format === 'extracts' && !isWide);
  const Pane = isFilled ? FilledPane : ReadingPane;
  return (
    <Pane aria-label="Passage">
      {!isLocked && <PassageTools {...passage} onHighlighterToggle={onHighlighterToggle} />}
      <Zoomed style={{ zoom }} data-read="passage">
        <FormattedPassage {...passage} isHighlighting={isHighlighting && !isLocked} />
      </Zoomed>
    </Pane>
  );
});
