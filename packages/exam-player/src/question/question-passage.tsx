import { optionsOf, type ServedQuestion } from '@wattle/contract';
import { Blank } from '../passage/blank';
import { formatOf } from '../passage/format-of';
import { Gap } from '../passage/gap';
import { numberingOf } from '../passage/numbering';
import { passageOf } from '../passage/passage-of';
import { PassagePane } from '../passage/passage-pane';
import { useExamSession, useExamState } from '../session/exam-context';
import { gapSetOf } from '../session/gap-set';
import { chosenLetter, isLocked } from '../session/selectors';

interface QuestionPassageProps {
  question: ServedQuestion;
  passage: string;
  zoom: number;
  isHighlighting: boolean;
  onHighlighterToggle: (isHighlighting: boolean) => void;
  /** A gap was pressed: its question comes on the screen. */
  onGapSelect: (questionId: string) => void;
}

/** The passage of the question on the screen, with what the child has done to it. */
export function QuestionPassage({ question, passage, onGapSelect, ...pane }: QuestionPassageProps) {
  const session = useExamSession();
  const state = useExamState();
  const { questions } = state;
  const format = formatOf(question);
  const siblings = questions.filter((each) => passageOf(each) === passage);
  const passageId = siblings[0]?.id ?? question.id;
  const set = gapSetOf(questions, question);

  const showGap = (gap: number) => {
    const found = set.find((each) => each.gap === gap);
    if (!found) return <Blank />;
    const letter = chosenLetter(state, found.question);
    return (
      <Gap
        number={found.number}
        sentence={optionsOf(found.question).find((option) => option.letter === letter)?.text}
        isCurrent={found.question.id === question.id}
        onSelect={() => {
          onGapSelect(found.question.id);
          session.goTo(found.number - 1);
        }}
      />
    );
  };
  return (
    <PassagePane
      {...pane}
      text={passage}
      format={format}
      numbering={numberingOf(format, siblings)}
      renderGap={showGap}
      highlights={state.marks.highlights[passageId] ?? []}
      onHighlight={(ranges) => session.highlight(passageId, ranges)}
      isLocked={isLocked(state)}
    />
  );
}
