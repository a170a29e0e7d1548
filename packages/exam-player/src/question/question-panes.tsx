import type { QuestionFormat } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import { Stack } from '@wattle/design-system';
import { useEffect, useId, useState } from 'react';
import { useAttemptOptions, useCurrent, useExam, useQuestions } from '../attempt/attempt-context';
import { formatOf, passageOf, stemOf } from '../attempt/question-format';
import { isWriting } from '../attempt/selectors';
import { AnswerFeedback } from '../feedback/answer-feedback';
import { Pane, ReadableWidth, ReadingPane, Zoomed } from '../panes/pane';
import { SplitPanes, useIsSplit } from '../panes/split-panes';
import { OptionsReview } from '../review/options-review';
import { BlankHint } from './blank-hint';
import { GapHint } from './gap-hint';
import { GapOptions } from './gap-options';
import { Options } from './options';
import { QuestionPassage } from './question-passage';
import { lengthNote, Stem } from './stem';
import { useKeptFocus } from './use-kept-focus';
import { WritingAnswer } from './writing-answer';
import { WritingPlan } from './writing-plan';

const HINTS: Partial<Record<QuestionFormat, typeof GapHint>> = { gap: GapHint, cloze: BlankHint };

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
  // A question begins at its top also where the whole screen scrolls.
  useEffect(() => {
    if (question?.id) document.documentElement.scrollTop = 0;
  }, [question?.id]);
  const { pane, focusAnswer } = useKeptFocus(question?.id);
  const hasFeedback = useExam((state) => state.hasFeedback);
  const isWide = useIsSplit();
  if (!question) return null;

  const { image_data: address, image_description: description } = question;
  const passage = passageOf(question);
  const hasAside = hasFeedback && !isWriting(question);
  const hasEmptyHalf = !passage && !address && !hasAside && !isWriting(question);
  const Content = hasEmptyHalf ? ReadableWidth : Zoomed;
  const format = formatOf(question);
  const Hint = format && HINTS[format];
  const stem = (
    <Stem
      id={stemId}
      text={stemOf(question, current + 1)}
      isStructured={question.text_format !== undefined}
      picture={address ? { address, description } : undefined}
      note={current === 0 ? lengthNote(questions.length, expectedCount) : undefined}
      hint={Hint && <Hint question={question} />}
    />
  );
  const answer = <Answer question={question} stemId={stemId} />;
  const isPlanBeside = isWide && !passage;
  const plan = isWriting(question) && <WritingPlan question={question} isBeside={isPlanBeside} />;
  const feedback = hasAside && <AnswerFeedback question={question} />;
  // What is said of an answer stands beside it where there is no passage to stand there.
  const isFeedbackBeside = hasAside && !passage && isWide;
  // Once an answer is checked, there may be nothing to press in it.
  const SecondPane = hasAside ? ReadingPane : Pane;
  return (
    <SplitPanes
      isStacked={hasEmptyHalf}
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
          <ReadingPane key={question.id} ref={isFeedbackBeside ? pane : undefined} aria-label="Question">
            <Content style={{ zoom }} data-read="question">
              {isPlanBeside && plan}
              {stem}
              {isFeedbackBeside && answer}
            </Content>
          </ReadingPane>
        )
      }
      second={
        <SecondPane
          key={question.id}
          ref={isFeedbackBeside ? undefined : pane}
          aria-label={hasAside ? (isFeedbackBeside ? 'Feedback' : 'Answers and feedback') : undefined}
        >
          <Content style={{ zoom }} data-read="question">
            {isFeedbackBeside ? (
              feedback
            ) : (
              <Stack gap={24}>
                <div>
                  {passage && stem}
                  {!isPlanBeside && plan}
                  {answer}
                </div>
                {feedback}
              </Stack>
            )}
          </Content>
        </SecondPane>
      }
    />
  );
}

interface AnswerProps {
  question: QuestionPayload;
  stemId: string;
}

/** How a question is answered, or what became of an answer that was checked. */
function Answer({ question, stemId }: AnswerProps) {
  const check = useExam(({ checks }) => checks[question.id]);
  if (isWriting(question)) return <WritingAnswer questionId={question.id} />;
  if (check?.name === 'checked') return <OptionsReview question={question} marked={check.marked} labelledBy={stemId} />;
  const Choices = formatOf(question) === 'gap' ? GapOptions : Options;
  return <Choices question={question} labelledBy={stemId} />;
}
