import { Chip, DetailsSummary, NumberTile, Stack, space, VisuallyHidden } from '@wattle/design-system';
import {
  type AnsweredQuestion,
  AnswerSummary,
  Explanation,
  markedOptions,
  OptionsReview,
  passageOf,
  QuestionPicture,
  ReviewedPassage,
  stemOf,
} from '@wattle/exam-player';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Answers, RowSummary, Stem, Topic, WhileOpen, Why } from './answer-row-layout';

const Place = styled(NumberTile)`
  grid-area: number;
`;

const Body = styled(Stack)`
  padding: 0 ${space[16]} ${space[16]};
`;

interface AnswerRowProps {
  question: AnsweredQuestion;
  all: readonly AnsweredQuestion[];
  /** The others open at a press. */
  isOpen?: boolean;
}

/** One question with the chosen and the right answer, and why. Always plain text, never HTML (docs/published.md, fields). */
export function AnswerRow({ question: { number, served, marked }, all, isOpen = false }: AnswerRowProps) {
  const stemId = useId();
  const passage = passageOf(served);
  return (
    <article aria-labelledby={stemId}>
      <details open={isOpen}>
        <RowSummary>
          <Place>
            <VisuallyHidden>Question </VisuallyHidden>
            {number}
          </Place>
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
          {passage && (
            <details>
              <DetailsSummary>Show the passage</DetailsSummary>
              <ReviewedPassage text={passage} questions={all.filter((each) => passageOf(each.served) === passage)} />
            </details>
          )}
          {served.image_data && <QuestionPicture address={served.image_data} description={served.image_description} />}
          <OptionsReview served={served} marked={marked} labelledBy={stemId} isBrief />
          <Explanation title="Why" text={marked.explanation} options={markedOptions(served, marked)} />
        </Body>
      </details>
    </article>
  );
}
