import type { Subject } from '@wattle/contract/constants';
import { GENERATED_GAPS, GENERATED_QUESTIONS, type Generation } from '@wattle/contract/generation';
import type { StoredQuestion } from '../questions/question.schema';

export interface GenerationTask {
  generationId: string;
  kind: Generation['kind'];
  subject: Subject;
  parent: StoredQuestion;
  by: string;
  signal: AbortSignal;
}

/** Whether it asks for a passage with gaps, whose questions are stored all together or not at all. */
export function isGapSet({ kind, parent }: Pick<GenerationTask, 'kind' | 'parent'>): boolean {
  return kind === 'extract' && parent.format === 'gap';
}

export function questionCount(task: Pick<GenerationTask, 'kind' | 'parent'>): number {
  return isGapSet(task) ? GENERATED_GAPS : GENERATED_QUESTIONS;
}
