import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { UserRecord } from '../accounts/account.schema';
import { AccountsService } from '../accounts/accounts.service';
import { SessionsService } from '../auth/sessions.service';
import { FreeAssessmentRetention } from '../free-assessment/free-assessment-retention';
import { MailRetention } from '../mail/mail-retention';

/** What a family may ask for of its data (decision 4). */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly freeAssessments: FreeAssessmentRetention,
    private readonly mails: MailRetention,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Everything that is kept under a parent's address, without password hashes. */
  async collect(email: string) {
    const families = await this.accounts.listByParent(email);
    return {
      families: families.map(({ parent, users, createdAt }) => ({
        parent,
        children: users.map(asExported),
        createdAt,
      })),
      freeAssessments: await this.freeAssessments.listOf(email),
      mails: await this.mails.listTo(email),
    };
  }

  /** Who is kept under an address, one line each; whoever erases reads it before. */
  async describe(email: string): Promise<string[]> {
    const { families, freeAssessments, mails } = await this.collect(email);
    const lines = families.map(({ parent, children, createdAt }) => {
      const names = children.map(({ username }) => username).join(', ');
      return `the family of ${parent?.firstName} ${parent?.lastName} with ${names}, since ${createdAt.toISOString().slice(0, 10)}`;
    });
    if (freeAssessments.length > 0) lines.push(`free assessments: ${freeAssessments.length}`);
    if (mails.length > 0) lines.push(`mails: ${mails.length}`);
    return lines;
  }

  /** Deletes it all. */
  async erase(email: string): Promise<void> {
    const families = await this.accounts.listByParent(email);
    for (const family of families) {
      for (const { _id } of family.users) await this.sessions.closeAll(_id);
      await this.accounts.delete(family);
    }
    await this.freeAssessments.forgetOf(email);
    await this.mails.forgetTo(email);
    await this.wipeFreedSpace();
  }

  /** The embedded engine keeps deleted bytes in its file until it is compacted; MongoDB writes over them by itself. */
  private async wipeFreedSpace(): Promise<void> {
    const database = this.connection.getClient().db(this.connection.name);
    const { storageEngines } = await database.command({ buildInfo: 1 });
    if (storageEngines?.includes('lmdb')) await database.command({ compact: 'accounts' });
  }
}

function asExported({ _id, username, firstName, lastName, grade, school }: UserRecord) {
  return { id: String(_id), username, firstName, lastName, grade, school };
}
