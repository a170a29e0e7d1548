import { Chip, QuestionText, Stack, space, VisuallyHidden } from '@wattle/design-system';
import {
  type AnsweredQuestion,
  AnswerSummary,
  Explanation,
  markedOptions,
  OptionsReview,
  QuestionPicture,
  stemOf,
} from '@wattle/exam-player';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Answers, QuestionNumber, RowSummary, Topic, WhileOpen, Why } from './answer-row-layout';
import type { PassageQuestions } from './answered-questions';
import { PassageDetails } from './passage-details';

const Stem = styled(QuestionText).attrs({ as: 'h3' })`
  grid-area: stem;
  min-width: 0;

  details:not([open]) > summary & {
    display: -webkit-box;
    overflow: hidden;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Body = styled(Stack)`
  padding: 0 ${space[16]} ${space[16]};
`;

interface AnswerRowProps {
  question: AnsweredQuestion;
  passage: PassageQuestions | undefined;
  /** The others open at a press. */
  isOpen?: boolean;
}

/** One question with the chosen and the right answer, and why. Always plain text, never HTML (docs/published.md, fields). */
export function AnswerRow({ question: { number, served, marked }, passage, isOpen = false }: AnswerRowProps) {
  const stemId = useId();
  return (
    <article aria-labelledby={stemId}>
      <details open={isOpen}>
        <RowSummary>
          <QuestionNumber>
            <VisuallyHidden>Question </VisuallyHidden>
            {number}
          </QuestionNumber>
          <Stem id={stemId}>{stemOf(served, number)}</Stem>
          <Topic>
            {served.category}
            {!marked.selectedAnswer?.trim() && (
              <WhileOpen>
                <Chip tone="danger">Not answered</Chip>
              </WhileOpen>
            )}
          </Topic>
          <Answers>
            <AnswerSummary served={served} marked={marked} />
          </Answers>
          <Why>Why</Why>
        </RowSummary>
        <Body gap={16}>
          {passage && <PassageDetails {...passage} />}
          {served.image_data && <QuestionPicture address={served.image_data} description={served.image_description} />}
          <OptionsReview served={served} marked={marked} labelledBy={stemId} isBrief />
          <Explanation title="Why" text={marked.explanation} options={markedOptions(served, marked)} />
        </Body>
      </details>
    </article>
  );
}
