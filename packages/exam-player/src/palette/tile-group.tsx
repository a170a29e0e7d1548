import type { HeldAnswer } from '@wattle/contract/attempts';
import { Cluster, fontSize, PaletteTile, space } from '@wattle/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Label = styled.h3`
  font-family: inherit;
  font-weight: 600;
  letter-spacing: normal;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};
`;

/** Questions that belong together, under what they have in common. */
export function TileGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Cluster gap={8}>{children}</Cluster>
    </div>
  );
}

export interface LinkedQuestion {
  index: number;
  isAnswered: boolean;
  isFlagged: boolean;
  /** Of an answer that was checked. */
  verdict?: HeldAnswer['verdict'];
}

interface QuestionLinksProps {
  label: string;
  questions: readonly LinkedQuestion[];
  onSelect: (index: number) => void;
}

/** Questions that want another look; each leads there. */
export function QuestionLinks({ label, questions, onSelect }: QuestionLinksProps) {
  return (
    <TileGroup label={label}>
      {questions.map(({ index, ...tile }) => (
        <PaletteTile key={index} {...tile} aria-label={describe(index + 1, tile)} onClick={() => onSelect(index)}>
          {index + 1}
        </PaletteTile>
      ))}
    </TileGroup>
  );
}

/** A question of the palette in words. */
export function describe(number: number, { isAnswered, isFlagged, verdict }: Omit<LinkedQuestion, 'index'>): string {
  return [`Question ${number}`, isFlagged && 'flagged', verdict ?? (isAnswered ? 'answered' : 'not answered')]
    .filter(Boolean)
    .join(', ');
}
