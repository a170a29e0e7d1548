import type { Subject } from '@wattle/contract/constants';
import { GENERATED_BLANKS, GENERATED_GAPS, GENERATED_QUESTIONS, type Generation } from '@wattle/contract/generation';
import { isInText } from '@wattle/contract/question-format';
import type { StoredQuestion } from '../questions/question.schema';

export interface GenerationTask {
  generationId: string;
  kind: Generation['kind'];
  subject: Subject;
  parent: StoredQuestion;
  by: string;
  signal: AbortSignal;
}

/** Whether it asks for a passage with gaps or blanks, whose questions are stored all together or not at all. */
export function isWholeSet({ kind, parent }: Pick<GenerationTask, 'kind' | 'parent'>): boolean {
  return kind === 'extract' && isInText(parent.format);
}

export function questionCount({ kind, parent }: Pick<GenerationTask, 'kind' | 'parent'>): number {
  if (kind !== 'extract' || !isInText(parent.format)) return GENERATED_QUESTIONS;
  return parent.format === 'gap' ? GENERATED_GAPS : GENERATED_BLANKS;
}
