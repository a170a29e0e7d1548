import type { QuestionPayload } from '@wattle/contract/questions';
import type { MarkedQuestion } from '@wattle/contract/results';
import { color, fontSize, MutedText, media, space, VisuallyHidden } from '@wattle/design-system';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useAnswerOwner } from './answer-owner';
import { markedOptions } from './marked-options';

/** On a phone two short answers share a line; a long one has its own. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;

  gap: ${space[4]} ${space[16]};
  font-size: ${fontSize[15]};

  ${media.wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Answer = styled.span<{ $isRight: boolean }>`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  font-weight: 600;

  gap: ${space[4]};
  color: ${({ $isRight }) => ($isRight ? color.action : color.danger)};

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export interface AnswerSummaryProps {
  question: QuestionPayload;
  marked: MarkedQuestion;
}

/** What was answered and what is right, side by side and in every word: two options may begin alike. */
export function AnswerSummary({ question, marked }: AnswerSummaryProps) {
  const { whose } = useAnswerOwner();
  if (question.subject === 'Writing') {
    return (
      <MutedText as="span" size={16}>
        {marked.writingResponse?.trim() ? `${whose} text` : 'Not answered'}
      </MutedText>
    );
  }
  const options = markedOptions(question, marked);
  const chosen = options.find(({ isChosen }) => isChosen);
  const right = options.find(({ isRight }) => isRight);
  return (
    <Root>
      {!chosen && (
        <MutedText as="span" size={15}>
          Not answered
        </MutedText>
      )}
      {chosen && !chosen.isRight && (
        <Option isRight={false} label={`${whose} answer: `}>
          {chosen.text}
        </Option>
      )}
      {right && (
        <Option isRight label={chosen?.isRight ? `${whose} answer, right: ` : 'Right answer: '}>
          {right.text}
        </Option>
      )}
    </Root>
  );
}

function Option({ isRight, label, children }: { isRight: boolean; label: string; children: string }) {
  const Sign = isRight ? Check : X;
  return (
    <Answer $isRight={isRight}>
      <Sign size={16} strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <Text>{children}</Text>
    </Answer>
  );
}
