import { Injectable } from '@nestjs/common';
import type { WritingMarking } from '@wattle/contract/writing-markings';
import { AccountsService, consentsOf } from '../../accounts';
import { ModelClient } from '../../bank';
import { childIdOf } from '../../exams';

export const NOT_CONFIGURED = 'Draft comments need a model, and none is set up. Please write your own comments.';
export const NOT_ALLOWED = 'The child’s parents have not allowed a model to read its texts.';

/** Whether a model may read the texts of a child (docs/decisions/076). */
@Injectable()
export class ModelPermission {
  constructor(
    private readonly accounts: AccountsService,
    private readonly model: ModelClient,
  ) {}

  /** @param owner - Of a text, such as `child:<user id>`. */
  async availability(owner: string): Promise<WritingMarking['modelHelp']> {
    if (!this.model.isConfigured) return { isAllowed: false, reason: NOT_CONFIGURED };
    return (await this.isAllowed(owner)) ? { isAllowed: true } : { isAllowed: false, reason: NOT_ALLOWED };
  }

  async isAllowed(owner: string): Promise<boolean> {
    const child = await this.accounts.findById(childIdOf({ owner }));
    return child !== undefined && consentsOf(child).modelFeedback !== undefined;
  }
}
