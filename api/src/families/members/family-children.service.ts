import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import type { Privilege } from '@wattle/contract/allowances';
import { dayInSydney } from '@wattle/contract/calendar';
import type { StaffActionKind } from '@wattle/contract/families';
import { type Account, AccountsService, allowancesOf, type MailedChild, type User } from '../../accounts';
import { AttemptsService, ownerOf } from '../../exams';
import { aboutField, Clock } from '../../infrastructure';
import { StaffActionsService } from '../staff-actions/staff-actions.service';

export interface FamilyMember {
  family: Account;
  child: User;
}

export interface NewAllowance {
  /** Zero takes it away. */
  amount: number;
  until?: string | undefined;
}

const ACTION_KINDS: Record<Privilege, StaffActionKind> = {
  extraTime: 'extra-time',
  restBreaks: 'rest-breaks',
  readAloud: 'read-aloud',
  largePrint: 'large-print',
};

@Injectable()
export class FamilyChildrenService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly actions: StaffActionsService,
    private readonly clock: Clock,
  ) {}

  async byUsername(username: string): Promise<FamilyMember> {
    const child = await this.accounts.findByUsername(username);
    const family = child?.role === 'student' ? await this.accounts.findAccountOf(child) : null;
    if (!child || !family) throw new NotFoundException(`There is no child with the username ${username}.`);
    return { family, child };
  }

  async byId(familyId: string, childId: string): Promise<MailedChild> {
    const family = await this.accounts.findFamily(familyId);
    const child = family?.users.find(({ _id }) => String(_id) === childId);
    if (!family || !child) throw new NotFoundException('This child is no longer there. Search for the family again.');
    return { family, child };
  }

  /**
   * Applies to later tests and to open ones; returns how many of these it changes. A test that is being opened gets it
   * when its page asks for the status.
   */
  async setAllowance(
    { family, child }: FamilyMember,
    privilege: Privilege,
    { amount, until }: NewAllowance,
    by: string,
  ): Promise<number> {
    const now = this.clock.now();
    if (until && until < dayInSydney(now)) {
      throw new UnprocessableEntityException(aboutField('until', 'Choose a day from today on.'));
    }
    const kind = ACTION_KINDS[privilege];
    const amountBefore = allowancesOf(child)[privilege]?.amount ?? 0;
    const member = { familyId: family._id, childId: child._id };
    await this.actions.record({ by, kind, ...member, amountBefore, amount });
    const allowance = amount > 0 ? { amount, by, since: now.toISOString(), until } : null;
    await this.accounts.setAllowance(child, privilege, allowance);
    // As it is now: another member of staff may have changed another allowance.
    const current = await this.accounts.requireById(String(child._id));
    return this.attempts.applyAllowances(ownerOf('child', child._id), allowancesOf(current));
  }
}
