import type { QuestionFormat } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import { MutedText, Stack, space } from '@wattle/design-system';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAttemptOptions, useCurrent, useExam, useQuestions } from '../attempt/attempt-context';
import { formatOf, passageOf, stemOf } from '../attempt/question-format';
import { isWriting } from '../attempt/selectors';
import { AnswerFeedback, Verdict } from '../feedback/answer-feedback';
import { Pane, ReadableWidth, ReadingPane, Zoomed } from '../panes/pane';
import { SplitPanes, useIsSplit } from '../panes/split-panes';
import { QuestionPicture } from '../picture/question-picture';
import { OptionsReview } from '../review/options-review';
import { GapHint } from './gap-hint';
import { GapOptions } from './gap-options';
import { Options } from './options';
import { QuestionPassage } from './question-passage';
import { lengthNote, Stem } from './stem';
import { useBlankSentence } from './use-blank-sentence';
import { WritingAnswer } from './writing-answer';
import { WritingPlan } from './writing-plan';

const Sentence = styled(MutedText)`
  flex: 1 0 100%;
`;

/** The sentence around a blank, which on a phone may stand out of sight. A line of underscores is read aloud as a blank. */
function BlankHint({ question }: { question: QuestionPayload }) {
  return <Sentence size={16}>{useBlankSentence(question, '____')}</Sentence>;
}

const HINTS: Partial<Record<QuestionFormat, typeof GapHint>> = { gap: GapHint, cloze: BlankHint };

/** A picture and what is answered about it in one pane: side by side where both have enough of its width. */
const PictureAndAnswer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;

  gap: ${space[16]} ${space[20]};

  & > * {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

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
  // Here it outlasts that feedback goes from one pane to the other.
  const [hintedId, setHintedId] = useState<string>();
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
      note={current === 0 ? lengthNote(questions.length, expectedCount) : undefined}
      hint={Hint && <Hint question={question} />}
    />
  );
  const picture = address && <QuestionPicture key={address} address={address} description={description} />;
  const verdict = hasAside && <Verdict question={question} />;
  const answer = <Answer question={question} stemId={stemId} />;
  const feedback = hasAside && (
    <AnswerFeedback
      question={question}
      isHintShown={hintedId === question.id}
      onHint={() => setHintedId(question.id)}
    />
  );
  // What is said of an answer stands beside it where nothing else is to stand there.
  const isFeedbackBeside = hasAside && !passage && !address && isWide;
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
              {stem}
              {picture}
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
              <>
                {verdict}
                {feedback}
              </>
            ) : (
              <Stack gap={24}>
                <div>
                  {passage && stem}
                  {/* The task stays in view beside it, or above it. */}
                  {isWriting(question) && <WritingPlan question={question} />}
                  {verdict}
                  {passage && picture ? (
                    <PictureAndAnswer>
                      {picture}
                      <div>{answer}</div>
                    </PictureAndAnswer>
                  ) : (
                    answer
                  )}
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
  const isGap = formatOf(question) === 'gap';
  // On a phone all of them and the verdict do not fit.
  const isBrief = !useIsSplit() || isGap;
  if (isWriting(question)) return <WritingAnswer questionId={question.id} />;
  if (check?.name === 'checked')
    return <OptionsReview question={question} marked={check.marked} labelledBy={stemId} isBrief={isBrief} />;
  const Choices = isGap ? GapOptions : Options;
  return <Choices question={question} labelledBy={stemId} />;
}

interface KeptFocus {
  pane: RefObject<HTMLElement | null>;
  /** Brings the keyboard among the answers of a question, at once or when it comes. */
  focusAnswer: (questionId: string) => void;
}

/** Keeps the keyboard among the options when it was there and another question has come. */
function useKeptFocus(questionId: string | undefined): KeptFocus {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(questionId);
  const awaited = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    // The focused option was removed with the previous question.
    const wasRemoved = document.activeElement === document.body;
    if (awaited.current === questionId) focusAnswerIn(pane.current);
    // A new question is read from its start.
    else if (wasRemoved) focusAnswerIn(pane.current, { preventScroll: true });
    awaited.current = undefined;
  }, [questionId]);
  const focusAnswer = useCallback((id: string) => {
    if (shown.current === id) focusAnswerIn(pane.current);
    else awaited.current = id;
  }, []);
  return { pane, focusAnswer };
}

function focusAnswerIn(pane: HTMLElement | null, options?: FocusOptions): void {
  const find = (selector: string) => pane?.querySelector<HTMLElement>(selector);
  const answer = find('input:checked') ?? find('input:enabled');
  answer?.focus(options);
}
