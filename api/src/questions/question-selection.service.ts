import { HttpException, Injectable } from '@nestjs/common';
import type { QuestionSelection, SelectionChanged, SelectionRejection } from '@wattle/contract';
import { QuestionChangesService } from './question-changes.service';

/** Does to many questions what can be done to one, and says which of them could not be changed. */
@Injectable()
export class QuestionSelectionService {
  constructor(private readonly changes: QuestionChangesService) {}

  finalize({ subject, ids }: QuestionSelection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'finalized', (id) => this.changes.finalize(id, subject, by));
  }

  delete({ subject, ids }: QuestionSelection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'deleted', (id) => this.changes.delete(id, subject, by));
  }

  reject({ subject, ids, reason }: SelectionRejection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'rejected', (id) => this.changes.reject(id, subject, { reason }, by));
  }

  restore({ subject, ids }: QuestionSelection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'restored', (id) => this.changes.restore(id, subject, by));
  }
}

async function changeEach(
  ids: readonly string[],
  done: string,
  change: (id: string) => Promise<unknown>,
): Promise<SelectionChanged> {
  const changed: string[] = [];
  const unchanged: SelectionChanged['unchanged'] = [];
  for (const id of new Set(ids)) {
    try {
      await change(id);
      changed.push(id);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      unchanged.push({ id, message: error.message });
    }
  }
  return { message: sentence(changed.length, unchanged.length, done), changed, unchanged };
}

function sentence(changed: number, unchanged: number, done: string): string {
  const first = changed === 1 ? `1 question was ${done}.` : `${changed} questions were ${done}.`;
  return unchanged === 0 ? first : `${first} ${unchanged} could not be.`;
}
