import type { QuestionType } from '@wattle/contract';
import { Chip, type ChipTone } from '@wattle/design-system';

const TONES: Record<QuestionType, ChipTone> = { Original: 'action', Generated: 'brand', Finalized: 'info' };

/** Where a question stands in its life. */
export function TypeChip({ type }: { type: QuestionType | undefined }) {
  return type ? <Chip tone={TONES[type]}>{type}</Chip> : 'N/A';
}
