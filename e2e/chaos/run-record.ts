import type { SavedAnswer } from '@wattle/contract/attempts';
import type { AttemptResult } from '@wattle/contract/results';

/** What a child did in one test and what it was told, to be compared with the database at the end. */
export class RunRecord {
  /** Every answer that a receipt has confirmed. */
  readonly acknowledged: SavedAnswer[] = [];
  /** What the child has submitted for each question. */
  readonly submitted = new Map<string, string>();
  /** Every result of a submission. */
  readonly results: AttemptResult[] = [];
  /** When a page saw the time run out, and the deadline that it knew of. */
  timeUp: { at: number; deadline: number } | undefined;
  /** What the API should never have said. */
  readonly complaints: string[] = [];
  private readonly chosen = new Set<string>();

  chose(questionId: string, text: string): void {
    this.chosen.add(`${questionId} ${text}`);
  }

  hasChosen(questionId: string, text: string): boolean {
    return this.chosen.has(`${questionId} ${text}`);
  }
}

/** What was answered: a letter or a text; empty for no answer. */
export function textOf(answer: Pick<SavedAnswer, 'selectedAnswer' | 'writingResponse'> | undefined): string {
  return answer?.selectedAnswer ?? answer?.writingResponse ?? '';
}
