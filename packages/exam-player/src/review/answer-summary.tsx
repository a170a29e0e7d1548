import type { MarkedQuestion, ServedQuestion } from '@wattle/contract';
import { color, fontSize, space, VisuallyHidden } from '@wattle/design-system';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { markedOptions } from './marked-options';

/** Such as 1280 px at 400 %. */
const ROW_IS_TOO_NARROW = '@media (max-width: 359.98px)';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;

  gap: ${space[4]} ${space[16]};
  font-size: ${fontSize[15]};

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${ROW_IS_TOO_NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Answer = styled.span<{ $isRight: boolean }>`
  display: flex;
  align-items: center;
  min-width: 0;
  font-weight: 600;

  gap: ${space[4]};
  color: ${({ $isRight }) => ($isRight ? color.action : color.danger)};

  & > svg {
    flex: none;
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${ROW_IS_TOO_NARROW} {
    white-space: normal;
  }
`;

const None = styled.span`
  color: ${color.inkSoft};
`;

export interface AnswerSummaryProps {
  served: ServedQuestion;
  marked: MarkedQuestion;
}

/** What was answered and what is right, in one line. */
export function AnswerSummary({ served, marked }: AnswerSummaryProps) {
  if (served.subject === 'Writing') {
    return <None>{marked.writingResponse?.trim() ? 'Your text' : 'Not answered'}</None>;
  }
  const options = markedOptions(served, marked);
  const chosen = options.find(({ isChosen }) => isChosen);
  const right = options.find(({ isRight }) => isRight);
  return (
    <Root>
      {!chosen && <None>Not answered</None>}
      {chosen && !chosen.isRight && (
        <Answer $isRight={false}>
          <X size={16} strokeWidth={2.5} aria-hidden="true" />
          <VisuallyHidden>Your answer: </VisuallyHidden>
          <Text>{chosen.text}</Text>
        </Answer>
      )}
      {right && (
        <Answer $isRight>
          <Check size={16} strokeWidth={2.5} aria-hidden="true" />
          <VisuallyHidden>{chosen?.isRight ? 'Your answer, right: ' : 'Right answer: '}</VisuallyHidden>
          <Text>{right.text}</Text>
        </Answer>
      )}
    </Root>
  );
}
