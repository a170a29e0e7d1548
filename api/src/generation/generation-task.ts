import type { Generation, Subject } from '@wattle/contract';
import type { StoredQuestion } from '../questions/question.schema';

/** A generation that runs. */
export interface GenerationTask {
  generationId: string;
  kind: Generation['kind'];
  subject: Subject;
  parent: StoredQuestion;
  /** Username of whoever started it. */
  by: string;
  /** Aborts when it is cancelled. */
  signal: AbortSignal;
}
