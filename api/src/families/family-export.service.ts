import { Injectable } from '@nestjs/common';
import type { FamilyExport } from '@wattle/contract';
import type { Types } from 'mongoose';
import type { UserRecord } from '../accounts/account.schema';
import { AccountsService } from '../accounts/accounts.service';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService } from '../attempts/attempts.service';
import { FreeAssessmentRetention } from '../free-assessment/free-assessment-retention';
import { canBeStopped, type StoredMail } from '../mail/mail.schema';
import { MailOptOuts } from '../mail/mail-opt-outs';
import { MailRetention } from '../mail/mail-retention';
import { StaffActionsService } from './staff-actions.service';

/** Reads everything that is kept of a family, which it may ask for (decision 4). */
@Injectable()
export class FamilyExportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly freeAssessments: FreeAssessmentRetention,
    private readonly mails: MailRetention,
    private readonly optOuts: MailOptOuts,
    private readonly actions: StaffActionsService,
  ) {}

  /** Everything that is kept under a parent's address, for staff who pass it to the family. */
  async export(email: string, by: string): Promise<FamilyExport> {
    for (const { _id } of await this.accounts.listByParent(email)) {
      await this.actions.record({ by, kind: 'export', familyId: _id });
    }
    return this.collect(email);
  }

  /** Everything that is kept under a parent's address, without password hashes. */
  async collect(email: string) {
    const families = await this.accounts.listByParent(email);
    const assessments = await this.freeAssessments.listOf(email);
    return {
      families: await Promise.all(
        families.map(async ({ parent, users, createdAt }) => ({
          parent,
          children: await Promise.all(users.map((child) => this.exportOf(child))),
          createdAt,
        })),
      ),
      freeAssessments: assessments.map((each) => ({ ...withId(each), attempts: each.attempts.map(withId) })),
      mails: (await this.mails.listTo(email)).map(withoutLink),
      stoppedMails: (await this.optOuts.listOf(email)).map(({ kind, createdAt }) => ({ kind, createdAt })),
    };
  }

  private async exportOf({ _id, examDay, ...child }: UserRecord) {
    const { username, firstName, lastName, grade, school, extraTimePercent } = child;
    const attempts = (await this.attempts.listAllOf(ownerOf('child', _id))).map(withId);
    return { id: String(_id), username, firstName, lastName, grade, school, extraTimePercent, examDay, attempts };
  }
}

function withId<Stored extends { _id: Types.ObjectId }>({ _id, ...fields }: Stored) {
  return { id: String(_id), ...fields };
}

/** A link that sets a password is for the parent's eyes only. */
function withoutLink(mail: StoredMail) {
  const { text, html, ...fields } = withId(mail);
  return canBeStopped(mail.kind) ? { ...fields, text, html } : fields;
}
