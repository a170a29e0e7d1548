import { Injectable, NotFoundException } from '@nestjs/common';
import { type Account, AccountsService, type MailedChild, type UserRecord } from '../../accounts';
import { AttemptsService, ownerOf } from '../../exams';
import { StaffActionsService } from '../staff-actions/staff-actions.service';

export interface FamilyMember {
  family: Account;
  child: UserRecord;
}

@Injectable()
export class FamilyChildrenService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly actions: StaffActionsService,
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
   * Applies to later tests and to open ones; returns how many of these have a new deadline. A test that is being opened
   * gets it when its page asks for the status.
   */
  async giveExtraTime({ family, child }: FamilyMember, percent: number, by: string): Promise<number> {
    const subject = { familyId: family._id, childId: child._id };
    const percentBefore = child.extraTimePercent ?? 0;
    await this.actions.record({ by, kind: 'extra-time', ...subject, percentBefore, percent });
    await this.accounts.setExtraTime(child, percent);
    return this.attempts.moveDeadlines(ownerOf('child', child._id), percent);
  }
}
