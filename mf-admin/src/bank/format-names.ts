import type { QuestionFormat } from '@wattle/contract';

/** The formats of Reading questions as staff read them. */
export const FORMAT_NAMES: Record<QuestionFormat, string> = {
  gap: 'Gaps',
  extracts: 'Extracts',
  compare: 'Two texts',
  poem: 'Poem',
};

/** The name of a format, also of none. */
export function formatName(format: string): string {
  return FORMAT_NAMES[format as QuestionFormat] ?? 'Plain text';
}
