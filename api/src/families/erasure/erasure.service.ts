import { Inject, Injectable } from '@nestjs/common';
import { mongo } from 'mongoose';
import {
  type Account,
  AccountsService,
  type FamilyAccount,
  LoginCodesService,
  type MailedChild,
  SessionsService,
} from '../../accounts';
import { AttemptsService, ownerOf, QuestionReportsService, TypingService } from '../../exams';
import { type Assessment, AssessmentRecordsService } from '../../free-assessment';
import { connectionOptions, DATABASE, type Database, RetryAfterException } from '../../infrastructure';
import { MailOptOuts, StoredMailsService } from '../../mail';
import { ComparisonSetsService, WritingMarkingsService, WritingRecordsService } from '../../writing';
import { StaffActionsService } from '../staff-actions/staff-actions.service';

/** Rewriting a large database file takes long. */
const COMPACT_TIMEOUT_MS = 600_000;

interface DataSubject {
  accounts: readonly Account[];
  /** Goes alone: its family stays. */
  member?: MailedChild;
  assessments: readonly Assessment[];
  emails: readonly string[];
}

/** The records are deleted, but the database file still has their bytes. */
export class BytesNotErasedError extends Error {}

@Injectable()
export class ErasureService {
  /** Erases each collection with personal data, in this order: what others are found by comes last. */
  readonly personalData: Readonly<Record<string, (subject: DataSubject) => Promise<void>>> = {
    question_reports: async (subject) => {
      for (const owner of childrenOf(subject)) await this.reports.deleteOf(owner);
    },
    writing_comparison_sets: async (subject) => {
      for (const owner of childrenOf(subject)) await this.comparisons.deleteOf(owner);
    },
    writing_markings: async (subject) => {
      for (const owner of childrenOf(subject)) await this.markings.deleteOf(owner);
    },
    writings: async (subject) => {
      for (const owner of childrenOf(subject)) await this.writings.deleteOf(owner);
    },
    typing_results: async (subject) => {
      for (const owner of childrenOf(subject)) await this.typing.deleteOf(owner);
    },
    attempts: async (subject) => {
      const visitors = subject.assessments.map(({ _id }) => ownerOf('visitor', _id));
      for (const owner of [...childrenOf(subject), ...visitors]) await this.attempts.deleteOf(owner);
    },
    sessions: async ({ accounts, member }) => {
      const owners = [...accounts.flatMap((account) => [account, ...account.users]), ...(member ? [member.child] : [])];
      for (const { _id } of owners) await this.sessions.closeAll(_id);
    },
    login_codes: ({ accounts }) => this.codes.deleteOf(accounts.map(({ _id }) => _id)),
    mails: async ({ accounts, member, emails }) => {
      if (member) await this.mails.deleteOfChild(member.family.parent.email, member.family._id, member.child._id);
      for (const { _id, parent } of accounts) if (parent) await this.mails.deleteOfFamily(parent.email, _id);
      for (const email of emails) await this.mails.deleteTo(email);
    },
    mail_opt_outs: async ({ emails }) => {
      // Other spellings of the address may lead to the same mailbox.
      for (const email of emails) if (!(await this.accounts.isMailboxUsed(email))) await this.optOuts.deleteOf(email);
    },
    // Actions of staff stay, with a random reference in place of the family or child.
    staff_actions: async ({ accounts, member }) => {
      for (const { _id } of accounts) await this.actions.anonymise({ familyId: _id });
      if (member) await this.actions.anonymise({ childId: member.child._id });
    },
    free_assessments: ({ assessments }) => this.freeAssessments.delete(assessments),
    accounts: async ({ accounts, member }) => {
      for (const account of accounts) await this.accounts.delete(account);
      // Its last sibling is erased at the same moment: asked for again, the whole family goes.
      if (member && !(await this.accounts.deleteChild(member.family, member.child))) throw RetryAfterException.busy();
    },
  };

  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly codes: LoginCodesService,
    private readonly attempts: AttemptsService,
    private readonly reports: QuestionReportsService,
    private readonly typing: TypingService,
    private readonly comparisons: ComparisonSetsService,
    private readonly markings: WritingMarkingsService,
    private readonly writings: WritingRecordsService,
    private readonly freeAssessments: AssessmentRecordsService,
    private readonly mails: StoredMailsService,
    private readonly optOuts: MailOptOuts,
    private readonly actions: StaffActionsService,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  deleteFamily(family: FamilyAccount): Promise<void> {
    return this.deleteRecords({ accounts: [family], assessments: [], emails: [] });
  }

  deleteChild(member: MailedChild): Promise<void> {
    return this.deleteRecords({ accounts: [], member, assessments: [], emails: [] });
  }

  async deleteAddress(email: string): Promise<void> {
    const families = await this.accounts.listByParent(email);
    if (families.length > 0) return;
    await this.deleteRecords({ accounts: [], assessments: await this.freeAssessments.find(email), emails: [email] });
  }

  async deleteAccount(account: Account): Promise<void> {
    await this.deleteRecords({ accounts: [account], assessments: [], emails: [] });
  }

  /**
   * The embedded engine keeps deleted bytes in its file until it is compacted; MongoDB overwrites them by itself.
   *
   * @throws BytesNotErasedError when the file could not be compacted.
   */
  async eraseBytes(): Promise<void> {
    const { uri, name } = this.database;
    const client = new mongo.MongoClient(uri, {
      ...connectionOptions(uri),
      connectTimeoutMS: COMPACT_TIMEOUT_MS,
      socketTimeoutMS: COMPACT_TIMEOUT_MS,
    });
    try {
      await compact(client.db(name));
    } finally {
      await client.close();
    }
  }

  private async deleteRecords(subject: DataSubject): Promise<void> {
    // Until the account is deleted its child can begin tests, which the second round deletes.
    for (let round = 0; round < 2; round += 1) {
      for (const erase of Object.values(this.personalData)) await erase(subject);
    }
  }
}

async function compact(database: mongo.Db): Promise<void> {
  const { storageEngines } = await database.command({ buildInfo: 1 });
  if (!storageEngines?.includes('lmdb')) return;
  try {
    await database.command({ compact: 'accounts' });
  } catch (cause) {
    throw new BytesNotErasedError(`The database file could not be compacted: ${(cause as Error).message}`, { cause });
  }
}

function childrenOf({ accounts, member }: DataSubject): string[] {
  const children = [...accounts.flatMap(({ users }) => users), ...(member ? [member.child] : [])];
  return children.map(({ _id }) => ownerOf('child', _id));
}
