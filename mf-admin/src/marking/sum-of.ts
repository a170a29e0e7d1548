import type { MarkingBody } from '@wattle/contract/writing-markings';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';

/** The most marks that a text can have. */
export const MOST_MARKS = WRITING_RUBRIC.reduce((sum, { marks }) => sum + marks, 0);

export function sumOf(marks: MarkingBody['marks']): number {
  return Object.values(marks).reduce((sum, level) => sum + level, 0);
}
