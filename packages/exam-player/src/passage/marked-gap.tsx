import { color, VisuallyHidden } from '@wattle/design-system';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { GapNumber } from './gap-number';

const Sentence = styled.span<{ $isRight: boolean }>`
  padding: 3px 4px;
  border-bottom: 2px solid ${({ $isRight }) => ($isRight ? color.action : color.danger)};
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;

  background: ${({ $isRight }) => ($isRight ? color.actionSoft : color.dangerSoft)};

  & > svg {
    margin-right: 4px;
    vertical-align: -2px;
    color: ${({ $isRight }) => ($isRight ? color.action : color.danger)};
  }

  & > s {
    text-decoration-color: ${color.danger};
  }
`;

export interface MarkedGapProps {
  /** Of its question in the test. */
  number: number;
  /** The sentence that belongs there. */
  right: string;
  /** The sentence that the child has put there. */
  chosen: string | undefined;
}

/** A gap after marking: the right sentence, and before it the one that was chosen where that is another. */
export function MarkedGap({ number, right, chosen }: MarkedGapProps) {
  const isRight = chosen === right;
  const tone = isRight ? 'filled' : chosen === undefined ? 'empty' : 'wrong';
  return (
    <>
      <GapNumber tone={tone}>{number}</GapNumber>
      {chosen !== undefined && !isRight && (
        <>
          <Sentence $isRight={false}>
            <X size={16} strokeWidth={2.5} aria-hidden="true" />
            <VisuallyHidden>Your answer: </VisuallyHidden>
            <s>{chosen}</s>
          </Sentence>{' '}
        </>
      )}
      <Sentence $isRight>
        <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        <VisuallyHidden>{isRight ? 'Your answer, right: ' : 'Right answer: '}</VisuallyHidden>
        {right}
      </Sentence>
    </>
  );
}
