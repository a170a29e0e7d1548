import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts';
import { AttemptsService, ownerOf } from '../../exams';
import { StaffActionsService } from '../staff-actions/staff-actions.service';
import type { FamilyMember } from './family-children.service';

/** Extra time that staff grant to a child. */
@Injectable()
export class ExtraTimeService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly actions: StaffActionsService,
  ) {}

  /**
   * Applies to later tests and to open ones; returns how many of these have a new deadline. One that is being opened
   * with the time of before gets it when its page asks how it stands.
   */
  async give({ family, child }: FamilyMember, percent: number, by: string): Promise<number> {
    const percentBefore = child.extraTimePercent ?? 0;
    const about = { familyId: family._id, childId: child._id };
    await this.actions.record({ by, kind: 'extra-time', ...about, percentBefore, percent });
    await this.accounts.setExtraTime(child, percent);
    return this.attempts.moveDeadlines(ownerOf('child', child._id), percent);
  }
}
