import { color, VisuallyHidden } from '@wattle/design-system';
import { Check, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { GapNumber } from './gap-number';
import { GapSentence } from './gap-sentence';

const Sentence = styled.span<{ $isRight: boolean }>`
  padding: 0 4px 1px;
  border-bottom: 2px solid;
  /* A sentence goes on in the next line, and so does its background. */
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;

  svg {
    margin-right: 4px;
  }

  ${({ $isRight }) =>
    $isRight
      ? css`
          border-color: ${color.action};
          background: ${color.actionSoft};

          svg {
            color: ${color.action};
          }
        `
      : css`
          border-color: ${color.danger};
          text-decoration: line-through ${color.danger};
          background: ${color.dangerSoft};

          svg {
            color: ${color.danger};
          }
        `}
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
  const isWrong = chosen !== undefined && !isRight;
  const tile = <GapNumber tone={isRight ? 'filled' : isWrong ? 'wrong' : 'empty'}>{number}</GapNumber>;
  const sign = { size: 16, strokeWidth: 2.5, 'aria-hidden': true } as const;
  return (
    <>
      {isWrong && (
        <>
          <Sentence $isRight={false}>
            <GapSentence
              icon={
                <>
                  {tile}
                  <X {...sign} />
                  <VisuallyHidden>Your answer: </VisuallyHidden>
                </>
              }
            >
              {chosen}
            </GapSentence>
          </Sentence>{' '}
        </>
      )}
      <Sentence $isRight>
        <GapSentence
          icon={
            <>
              {!isWrong && tile}
              <Check {...sign} />
              <VisuallyHidden>{isRight ? 'Your answer, right: ' : 'Right answer: '}</VisuallyHidden>
            </>
          }
        >
          {right}
        </GapSentence>
      </Sentence>
    </>
  );
}
