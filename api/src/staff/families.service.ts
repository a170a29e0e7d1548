import { Injectable } from '@nestjs/common';
import type { UserRecord } from '../accounts/account.schema';
import { AccountsService } from '../accounts/accounts.service';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService } from '../attempts/attempts.service';
import { FreeAssessmentRetention } from '../free-assessment/free-assessment-retention';
import { MailOptOuts } from '../mail/mail-opt-outs';
import { MailRetention } from '../mail/mail-retention';
import { printable } from './printable';

/** What {@link FamiliesService.collect} has found. */
type FamilyData = Awaited<ReturnType<FamiliesService['collect']>>;

/** Reads everything that is kept of a family, which it may ask for (decision 4). */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly freeAssessments: FreeAssessmentRetention,
    private readonly mails: MailRetention,
    private readonly optOuts: MailOptOuts,
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
      stoppedMails: await this.optOuts.listOf(email),
    };
  }

  /** What was collected, one line each, to be read before it is erased. */
  describe({ families, freeAssessments, mails, stoppedMails }: FamilyData): string[] {
    const lines = families.map(({ parent, children, createdAt }) => {
      const names = children.map(({ username, attempts }) => `${username} (tests: ${attempts.length})`).join(', ');
      const day = createdAt.toISOString().slice(0, 10);
      return printable(`the family of ${parent?.firstName} ${parent?.lastName} with ${names}, since ${day}`);
    });
    if (freeAssessments.length > 0) lines.push(`free assessments: ${freeAssessments.length}`);
    if (mails.length > 0) lines.push(`mails: ${mails.length}`);
    if (stoppedMails.length > 0) lines.push(`kinds of mails that were stopped: ${stoppedMails.length}`);
    return lines;
  }

  private async exportOf({ _id, username, firstName, lastName, grade, school, extraTimePercent }: UserRecord) {
    const attempts = await this.attempts.listAllOf(ownerOf('child', _id));
    return { id: String(_id), username, firstName, lastName, grade, school, extraTimePercent, attempts };
  }
}
