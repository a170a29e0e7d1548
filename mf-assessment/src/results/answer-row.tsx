import { Chip, DetailsSummary, NumberTile, Stack, space, VisuallyHidden } from '@wattle/design-system';
import {
  type AnsweredQuestion,
  AnswerSummary,
  askingSentence,
  EvidenceLines,
  Explanation,
  evidenceOf,
  markedOptions,
  OptionsReview,
  passageOf,
  QuestionPicture,
  ReviewedPassage,
  stemOf,
} from '@wattle/exam-player';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Answers, RowSummary, Stem, Topic, WhileFolded, WhileOpen, Why } from './answer-row-layout';

const Place = styled(NumberTile)`
  grid-area: number;
`;

const Body = styled(Stack)`
  padding: 0 ${space[16]} ${space[16]};
`;

interface AnswerRowProps {
  answered: AnsweredQuestion;
  all: readonly AnsweredQuestion[];
  /** The others open at a press. */
  isOpen?: boolean;
}

/** One question with the chosen and the right answer, and why. Always plain text, never HTML (docs/published.md, fields). */
export function AnswerRow({ answered, all, isOpen = false }: AnswerRowProps) {
  const { number, question, marked } = answered;
  const stemId = useId();
  const stem = stemOf(question, number);
  const asking = askingSentence(stem);
  const passage = passageOf(question);
  const evidence = evidenceOf(answered, all);
  return (
    <article aria-labelledby={stemId}>
      <details open={isOpen}>
        <RowSummary>
          <Place>
            <VisuallyHidden>Question </VisuallyHidden>
            {number}
          </Place>
          <Stem id={stemId}>
            {asking === stem ? (
              stem
            ) : (
              <>
                <WhileFolded>{asking}</WhileFolded>
                <WhileOpen>{stem}</WhileOpen>
              </>
            )}
          </Stem>
          <Topic>
            {question.category}
            {!marked.selectedAnswer?.trim() && (
              <WhileOpen>
                <Chip tone="danger">Not answered</Chip>
              </WhileOpen>
            )}
          </Topic>
          <Answers>
            <AnswerSummary question={question} marked={marked} />
          </Answers>
          <Why>Why</Why>
        </RowSummary>
        <Body gap={16}>
          {passage && (
            <details>
              <DetailsSummary>Show the passage</DetailsSummary>
              <ReviewedPassage text={passage} questions={all.filter((each) => passageOf(each.question) === passage)} />
            </details>
          )}
          {question.image_data && (
            <QuestionPicture address={question.image_data} description={question.image_description} />
          )}
          <OptionsReview question={question} marked={marked} labelledBy={stemId} isBrief />
          <Explanation
            title="Why"
            subject={question.subject}
            marked={marked}
            options={markedOptions(question, marked)}
            evidence={evidence}
          />
          {evidence && <EvidenceLines evidence={evidence} />}
        </Body>
      </details>
    </article>
  );
}
