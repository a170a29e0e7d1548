import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { UserRecord } from '../accounts/account.schema';
import { AccountRemoval } from '../accounts/account-removal';
import { AccountsService } from '../accounts/accounts.service';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService } from '../attempts/attempts.service';
import { FreeAssessmentRetention } from '../free-assessment/free-assessment-retention';
import { MailRetention } from '../mail/mail-retention';

/** What a family may ask for of its data (decision 4). */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly removal: AccountRemoval,
    private readonly freeAssessments: FreeAssessmentRetention,
    private readonly mails: MailRetention,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Everything that is kept under a parent's address, without password hashes. */
  async collect(email: string) {
    const families = await this.accounts.listByParent(email);
    return {
      families: await Promise.all(
        families.map(async ({ parent, users, createdAt }) => ({
          parent,
          children: await Promise.all(users.map((child) => this.exportOf(child))),
          createdAt,
        })),
      ),
      freeAssessments: await this.freeAssessments.listOf(email),
      mails: await this.mails.listTo(email),
    };
  }

  /** Who is kept under an address, one line each; whoever erases reads it before. */
  async describe(email: string): Promise<string[]> {
    const { families, freeAssessments, mails } = await this.collect(email);
    const lines = families.map(({ parent, children, createdAt }) => {
      const names = children.map(({ username, attempts }) => `${username} (tests: ${attempts.length})`).join(', ');
      return `the family of ${parent?.firstName} ${parent?.lastName} with ${names}, since ${createdAt.toISOString().slice(0, 10)}`;
    });
    if (freeAssessments.length > 0) lines.push(`free assessments: ${freeAssessments.length}`);
    if (mails.length > 0) lines.push(`mails: ${mails.length}`);
    return lines;
  }

  /** Deletes it all. */
  async erase(email: string): Promise<void> {
    for (const family of await this.accounts.listByParent(email)) await this.removal.remove(family);
    await this.freeAssessments.forgetOf(email);
    await this.mails.forgetTo(email);
    await this.wipeFreedSpace();
  }

  private async exportOf({ _id, username, firstName, lastName, grade, school, extraTimePercent }: UserRecord) {
    const attempts = await this.attempts.listAllOf(ownerOf('child', _id));
    return { id: String(_id), username, firstName, lastName, grade, school, extraTimePercent, attempts };
  }

  /** The embedded engine keeps deleted bytes in its file until it is compacted; MongoDB writes over them by itself. */
  private async wipeFreedSpace(): Promise<void> {
    const database = this.connection.getClient().db(this.connection.name);
    const { storageEngines } = await database.command({ buildInfo: 1 });
    if (storageEngines?.includes('lmdb')) await database.command({ compact: 'accounts' });
  }
}
