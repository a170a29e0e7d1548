import { useId, useState } from 'react';
import { Pane } from '../panes/pane';
import { ReadingPane } from '../panes/reading-pane';
import { SplitPanes } from '../panes/split-panes';
import { Zoomed } from '../panes/zoomed';
import { passageOf } from '../passage/passage-of';
import { PassagePane } from '../passage/passage-pane';
import { useExamSession, useExamState } from '../session/exam-context';
import { isLocked } from '../session/selectors';
import { Answer } from './answer';
import { shortageNote } from './shortage-note';
import { Stem } from './stem';
import { useKeptFocus } from './use-kept-focus';

interface QuestionPanesProps {
  /** How many questions such a test has. */
  expectedCount: number | undefined;
  /** How much larger than usual everything is. */
  zoom: number;
  /** Said at a writing question that was left empty. */
  emptyWriting: string | undefined;
}

/** What is read on one side, what is answered on the other. */
export function QuestionPanes({ expectedCount, zoom, emptyWriting }: QuestionPanesProps) {
  const session = useExamSession();
  const state = useExamState();
  const stemId = useId();
  const [isHighlighting, setHighlighting] = useState(false);
  const { questions, current } = state;
  const question = questions[current];
  const answerPane = useKeptFocus(question?.id);
  if (!question) return null;

  const passage = passageOf(question);
  const passageId = questions.find((each) => passageOf(each) === passage)?.id ?? question.id;
  const note = current === 0 ? shortageNote(questions.length, expectedCount) : undefined;
  const stem = <Stem id={stemId} question={question} note={note} />;
  return (
    <SplitPanes
      // The passage stays where it was scrolled to while its questions change beside it.
      first={
        passage ? (
          <PassagePane
            key={passage}
            text={passage}
            highlights={state.marks.highlights[passageId] ?? []}
            zoom={zoom}
            isLocked={isLocked(state)}
            isHighlighting={isHighlighting}
            onHighlighterToggle={setHighlighting}
            onHighlight={(ranges) => session.highlight(passageId, ranges)}
          />
        ) : (
          <ReadingPane key={question.id} aria-label="Question">
            <Zoomed style={{ zoom }}>{stem}</Zoomed>
          </ReadingPane>
        )
      }
      second={
        <Pane key={question.id} ref={answerPane}>
          <Zoomed style={{ zoom }}>
            {passage && stem}
            <Answer question={question} labelledBy={stemId} emptyWriting={emptyWriting} />
          </Zoomed>
        </Pane>
      }
    />
  );
}
