import { Chip, Stack } from '@wattle/design-system';
import { formatName } from '../bank/format-names';
import { WordDiff } from '../bank/word-diff';
import type { ContentValues } from './question-values';

type PassageValues = Pick<ContentValues, 'text' | 'format'>;

/** The passage of one side with its format; marked where it differs from the other side. */
export function PassageDiff({ mine, other }: { mine: PassageValues; other: PassageValues }) {
  return (
    <Stack gap={8} align="start">
      {mine.format !== other.format && <Chip tone="info">{formatName(mine.format)}</Chip>}
      {mine.text ? <WordDiff before={other.text} after={mine.text} isOneSided /> : 'Empty'}
    </Stack>
  );
}
