import { Injectable, NotFoundException } from '@nestjs/common';
import { type Account, AccountsService, type MailedChild, type UserRecord } from '../../accounts';

/** A child with the account of its family. */
export interface FamilyMember {
  family: Account;
  child: UserRecord;
}

/** Finds the child that staff mean. */
@Injectable()
export class FamilyChildrenService {
  constructor(private readonly accounts: AccountsService) {}

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
}
