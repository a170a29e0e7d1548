import { Cluster, fontSize, PaletteTile, space } from '@wattle/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { describe } from './describe-question';

const Label = styled.h3`
  font-family: inherit;
  font-weight: 600;
  letter-spacing: normal;

  margin: ${space[16]} 0 ${space[8]};
  font-size: ${fontSize[15]};
`;

export interface LeadingQuestion {
  index: number;
  isAnswered: boolean;
  isFlagged: boolean;
}

interface QuestionLinksProps {
  label: string;
  questions: readonly LeadingQuestion[];
  onLead: (index: number) => void;
}

/** Questions that want another look; each leads there. */
export function QuestionLinks({ label, questions, onLead }: QuestionLinksProps) {
  const id = useId();
  return (
    <>
      <Label id={id}>{label}</Label>
      <Cluster role="group" gap={8} aria-labelledby={id}>
        {questions.map(({ index, ...tile }) => (
          <PaletteTile key={index} {...tile} aria-label={describe(index + 1, tile)} onClick={() => onLead(index)}>
            {index + 1}
          </PaletteTile>
        ))}
      </Cluster>
    </>
  );
}
