import { PaletteTile } from '@wattle/design-system';
import { describe } from './describe-question';
import { TileGroup } from './tile-group';

export interface LinkedQuestion {
  index: number;
  isAnswered: boolean;
  isFlagged: boolean;
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
