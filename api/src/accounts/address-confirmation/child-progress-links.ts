import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { MailedLinks } from '../../mail';
import type { FamilyAccount, MailedChild } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';

const KIND = 'child-progress';

/** Links that show a parent the progress of a child. They end when the family is erased or changes its address. */
@Injectable()
export class ChildProgressLinks {
  constructor(
    private readonly links: MailedLinks,
    private readonly accounts: AccountsService,
  ) {}

  linkFor({ family, child }: MailedChild): string {
    return this.links.linkFor(KIND, child._id, signedContextOf(family));
  }

  /** As that of a mail that is sent now. */
  tokenFor({ family, child }: MailedChild): string {
    return this.links.tokenFor(KIND, child._id, signedContextOf(family));
  }

  tokenUntil(expiresAt: Date, { family, child }: MailedChild): string {
    return this.links.tokenFor(KIND, child._id, signedContextOf(family), expiresAt);
  }

  async read(token: string): Promise<(MailedChild & { sentAt: Date; expiresAt: Date }) | undefined> {
    const link = this.links.read(KIND, token);
    if (!link || link.isExpired) return undefined;
    const account = await this.accounts.findAccountOf({ _id: new Types.ObjectId(link.id) });
    const child = account?.users.find(({ _id }) => String(_id) === link.id);
    if (!account?.parent || !child) return undefined;
    const family = { ...account, parent: account.parent };
    return link.isFor(signedContextOf(family))
      ? { family, child, sentAt: link.sentAt, expiresAt: link.expiresAt }
      : undefined;
  }
}

function signedContextOf({ _id, parent }: FamilyAccount): string {
  return `${_id} ${parent.email}`;
}
