import { color, VisuallyHidden } from '@wattle/design-system';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GapNumber, GapSentence } from '../passage/gap-parts';
import { useAnswerOwner } from './answer-owner';

const Sentence = styled.span<{ $isRight: boolean }>`
  padding: 0 4px 1px;
  border-bottom: 2px solid;
  /* A sentence goes on in the next line, and so does its background. */
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;

  border-color: ${({ $isRight }) => ($isRight ? color.action : color.danger)};
  background: ${({ $isRight }) => ($isRight ? color.actionSoft : color.dangerSoft)};
  text-decoration: ${({ $isRight }) => ($isRight ? 'none' : `line-through ${color.danger}`)};

  svg {
    margin-right: 4px;
    color: ${({ $isRight }) => ($isRight ? color.action : color.danger)};
  }
`;

export interface MarkedGapProps {
  number: number;
  /** The sentence that belongs there. */
  right: string;
  chosen: string | undefined;
}

/** A gap after marking: the right sentence, and before it the one that was chosen where that is another. */
export function MarkedGap({ number, right, chosen }: MarkedGapProps) {
  const { whose } = useAnswerOwner();
  const isRight = chosen === right;
  const isWrong = chosen !== undefined && !isRight;
  const tile = <GapNumber tone={isRight ? 'filled' : isWrong ? 'wrong' : 'empty'}>{number}</GapNumber>;
  return (
    <>
      {isWrong && (
        <>
          <Filling isRight={false} tile={tile} label={`${whose} answer: `}>
            {chosen}
          </Filling>{' '}
        </>
      )}
      <Filling isRight tile={!isWrong && tile} label={isRight ? `${whose} answer, right: ` : 'Right answer: '}>
        {right}
      </Filling>
    </>
  );
}

interface FillingProps {
  isRight: boolean;
  /** The number of the gap, before the first of its sentences. */
  tile: ReactNode;
  label: string;
  children: string;
}

function Filling({ isRight, tile, label, children }: FillingProps) {
  const Sign = isRight ? Check : X;
  const icon = (
    <>
      {tile}
      <Sign size={16} strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return (
    <Sentence $isRight={isRight}>
      <GapSentence icon={icon}>{children}</GapSentence>
    </Sentence>
  );
}
