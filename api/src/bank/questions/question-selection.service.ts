import { HttpException, Injectable } from '@nestjs/common';
import type { SelectionRejection } from '@wattle/contract/generated-items';
import type { ErrorBody } from '@wattle/contract/primitives';
import type { QuestionSelection, SelectionChanged, SelectionChanges } from '@wattle/contract/question-changes';
import { PublishingRuleService } from './publishing-rule.service';
import { QuestionChangesService } from './question-changes.service';
import { QuestionDeletionsService } from './question-deletions.service';

@Injectable()
export class QuestionSelectionService {
  constructor(
    private readonly changes: QuestionChangesService,
    private readonly deletions: QuestionDeletionsService,
    private readonly rule: PublishingRuleService,
  ) {}

  finalize(
    { subject, ids, confirmed }: QuestionSelection & { confirmed: boolean },
    by: string,
  ): Promise<SelectionChanged> {
    return changeEach(ids, 'finalized', async (id) => {
      const together = await this.changes.togetherWith(id, subject);
      await this.changes.finalize(id, subject, { confirmed }, by);
      return together;
    });
  }

  async change(
    { subject, ids, changes, confirmed }: QuestionSelection & { changes: SelectionChanges; confirmed: boolean },
    by: string,
  ): Promise<SelectionChanged> {
    await this.rule.requireTopic(subject, changes, confirmed);
    return changeEach(ids, 'changed', async (id) => {
      await this.changes.set(id, subject, changes, by);
      return [id];
    });
  }

  undoChange({ subject, ids }: QuestionSelection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'changed back', async (id) => {
      await this.changes.undoEdit(id, subject, by);
      return [id];
    });
  }

  delete({ subject, ids }: QuestionSelection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'deleted', async (id) => {
      await this.deletions.delete(id, subject, by);
      return [id];
    });
  }

  reject({ subject, ids, reason }: SelectionRejection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'rejected', async (id) => {
      const together = await this.changes.togetherWith(id, subject);
      await this.deletions.reject(id, subject, { reason }, by);
      return together;
    });
  }

  restore({ subject, ids }: QuestionSelection, by: string): Promise<SelectionChanged> {
    return changeEach(ids, 'restored', async (id) => {
      await this.deletions.restore(id, subject, by);
      return [id];
    });
  }
}

async function changeEach(
  ids: readonly string[],
  done: string,
  change: (id: string) => Promise<string[]>,
): Promise<SelectionChanged> {
  const changed = new Set<string>();
  const unchanged: SelectionChanged['unchanged'] = [];
  for (const id of new Set(ids)) {
    if (changed.has(id)) continue;
    try {
      for (const each of await change(id)) changed.add(each);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const { deletion, errors = [] } = error.getResponse() as Partial<ErrorBody>;
      const canConfirm = errors.some((each) => each.canConfirm);
      unchanged.push({ id, message: error.message, ...(deletion && { deletion }), ...(canConfirm && { canConfirm }) });
    }
  }
  return { message: sentence(changed.size, unchanged.length, done), changed: [...changed], unchanged };
}

function sentence(changed: number, unchanged: number, done: string): string {
  const first = changed === 1 ? `1 question was ${done}.` : `${changed} questions were ${done}.`;
  return unchanged === 0 ? first : `${first} ${unchanged} could not be.`;
}
