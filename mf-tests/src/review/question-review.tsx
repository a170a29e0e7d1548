import { formatClock } from '@wattle/contract';
import { Card, Chip, Cluster, QuestionText, radius, Stack } from '@wattle/design-system';
import { stemOf } from '@wattle/exam-player';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Explanation } from './explanation';
import { markedOptions } from './marked-options';
import { OptionsReview } from './options-review';
import type { ReviewedQuestion } from './reviewed-questions';
import { WritingReview } from './writing-review';

const Root = styled(Card)`
  @media print {
    padding: 0;
    border: 0;
    break-inside: avoid;
  }
`;

const Stem = styled(QuestionText)`
  font-weight: 600;
`;

const Picture = styled.img`
  max-height: 320px;
  border-radius: ${radius.small};
`;

/** One question, what was answered, what is right, and why. Always plain text, never HTML (decision 6). */
export function QuestionReview({ question: { number, served, marked } }: { question: ReviewedQuestion }) {
  const stemId = useId();
  const isWriting = served.subject === 'Writing';
  const hasAnswer = Boolean((isWriting ? marked.writingResponse : marked.selectedAnswer)?.trim());
  return (
    <Root forwardedAs="article" aria-labelledby={stemId}>
      <Stack gap={16}>
        <Cluster gap={8}>
          <Chip>Question {number}</Chip>
          {served.category && <Chip>{served.category}</Chip>}
          {marked.secondsSpent !== undefined && <Chip>{formatClock(marked.secondsSpent)} spent</Chip>}
          {marked.flagged && <Chip tone="brand">Flagged</Chip>}
          {!hasAnswer && <Chip tone="danger">Not answered</Chip>}
        </Cluster>
        <Stem id={stemId}>{stemOf(served, number)}</Stem>
        {served.image_data && <Picture src={served.image_data} alt={served.image_description ?? ''} />}
        {isWriting ? (
          hasAnswer && <WritingReview text={marked.writingResponse ?? ''} />
        ) : (
          <OptionsReview served={served} marked={marked} labelledBy={stemId} />
        )}
        <Explanation
          title={isWriting ? 'What a strong answer has' : 'Why'}
          text={marked.explanation}
          options={isWriting ? [] : markedOptions(served, marked)}
        />
      </Stack>
    </Root>
  );
}
