import { useEffect, useId, useState } from 'react';
import { useAttemptOptions, useCurrent, useQuestions } from '../attempt/attempt-context';
import { gapSetOf, passageOf, stemOf } from '../attempt/question-format';
import { isWriting } from '../attempt/selectors';
import { Pane, ReadableWidth, ReadingPane, Zoomed } from '../panes/pane';
import { SplitPanes } from '../panes/split-panes';
import { GapHint } from './gap-hint';
import { GapOptions } from './gap-options';
import { Options } from './options';
import { QuestionPassage } from './question-passage';
import { lengthNote, Stem } from './stem';
import { useKeptFocus } from './use-kept-focus';
import { WritingAnswer } from './writing-answer';

/**
 * What is read on one side, what is answered on the other.
 *
 * @param zoom - How much larger than usual everything is.
 */
export function QuestionPanes({ zoom }: { zoom: number }) {
  const { expectedCount } = useAttemptOptions();
  const questions = useQuestions();
  const current = useCurrent();
  const stemId = useId();
  const [isHighlighting, setHighlighting] = useState(false);
  const question = questions[current];
  const { pane, focusAnswer } = useKeptFocus(question?.id);
  // A question begins at its top also where the whole screen scrolls.
  useEffect(() => {
    if (question?.id) document.documentElement.scrollTop = 0;
  }, [question?.id]);
  if (!question) return null;

  const { image_data: address, image_description: description } = question;
  const passage = passageOf(question);
  // A short question beside its answers would leave half of the screen empty.
  const isStacked = !passage && !address && !isWriting(question);
  const Content = isStacked ? ReadableWidth : Zoomed;
  const isGap = gapSetOf(questions, question).length > 0;
  const Choices = isGap ? GapOptions : Options;
  const stem = (
    <Stem
      id={stemId}
      text={stemOf(question, current + 1)}
      isStructured={question.text_format !== undefined}
      picture={address ? { address, description } : undefined}
      note={current === 0 ? lengthNote(questions.length, expectedCount) : undefined}
      hint={isGap && <GapHint question={question} />}
    />
  );
  return (
    <SplitPanes
      isStacked={isStacked}
      first={
        passage ? (
          <QuestionPassage
            // The passage stays where it was scrolled to while its questions change beside it.
            key={passage}
            question={question}
            passage={passage}
            zoom={zoom}
            isHighlighting={isHighlighting}
            onHighlighterToggle={setHighlighting}
            onGapSelect={focusAnswer}
          />
        ) : (
          <ReadingPane key={question.id} aria-label="Question">
            <Content style={{ zoom }}>{stem}</Content>
          </ReadingPane>
        )
      }
      second={
        <Pane key={question.id} ref={pane}>
          <Content style={{ zoom }}>
            {passage && stem}
            {isWriting(question) ? (
              <WritingAnswer questionId={question.id} />
            ) : (
              <Choices question={question} labelledBy={stemId} />
            )}
          </Content>
        </Pane>
      }
    />
  );
}
