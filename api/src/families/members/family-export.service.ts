import { Injectable } from '@nestjs/common';
import { forFamily } from '@wattle/contract/allowances';
import type { FamilyExport } from '@wattle/contract/families';
import type { ChildExport } from '@wattle/contract/own-children';
import type { Types } from 'mongoose';
import {
  AccountsService,
  allowanceRequestsOf,
  allowancesOf,
  type FamilyAccount,
  LoginCodesService,
  type MailedChild,
  rehearsalOf,
  SessionsService,
  type User,
} from '../../accounts';
import { type Attempt, AttemptListsService, ownerOf, QuestionReportsService, TypingService } from '../../exams';
import { AssessmentRecordsService } from '../../free-assessment';
import { MailOptOuts, type StoredMail, StoredMailsService } from '../../mail';
import { ComparisonSetsService, WritingMarkingsService, WritingRecordsService } from '../../writing';
import { BY_PARENT, StaffActionsService } from '../staff-actions/staff-actions.service';

@Injectable()
export class FamilyExportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly codes: LoginCodesService,
    private readonly attempts: AttemptListsService,
    private readonly reports: QuestionReportsService,
    private readonly typing: TypingService,
    private readonly comparisons: ComparisonSetsService,
    private readonly markings: WritingMarkingsService,
    private readonly writings: WritingRecordsService,
    private readonly freeAssessments: AssessmentRecordsService,
    private readonly mails: StoredMailsService,
    private readonly optOuts: MailOptOuts,
    private readonly actions: StaffActionsService,
  ) {}

  async export(families: readonly FamilyAccount[], by: string): Promise<FamilyExport> {
    await this.actions.record(...families.map(({ _id }) => ({ by, kind: 'export' as const, familyId: _id })));
    return this.collect(families);
  }

  /** What belongs to the address is included unless another family has it. */
  async collect(families: readonly FamilyAccount[]) {
    const email = families[0]?.parent.email ?? '';
    const isOwn = (id: Types.ObjectId) => families.some(({ _id }) => _id.equals(id));
    const isShared = (await this.accounts.listByParent(email)).some(({ _id }) => !isOwn(_id));
    const exported = await Promise.all(families.map((family) => this.familyOf(family)));
    if (!isShared) return { ...(await this.collectAddress(email)), families: exported };
    const own = (await this.mails.listTo(email)).filter((mail) => mail.families?.some(isOwn));
    return { families: exported, freeAssessments: [], mails: own.map(withoutTexts), stoppedMails: [] };
  }

  /** Everything of an address except its families. */
  async collectAddress(email: string) {
    const assessments = await this.freeAssessments.listOf(email);
    return {
      families: [],
      freeAssessments: assessments.map((each) => ({ ...withId(each), attempts: each.attempts.map(exportedAttempt) })),
      mails: (await this.mails.listTo(email)).map(withoutTexts),
      stoppedMails: await this.stoppedMailsOf(email),
    };
  }

  async familyOf({ _id, parent, users, createdAt }: FamilyAccount) {
    const children = await Promise.all(users.map((child) => this.exportOf(child)));
    const devices = (await this.sessions.listOf(_id)).map(({ device, refreshedAt, expiresAt }) => ({
      device,
      refreshedAt,
      expiresAt,
    }));
    return { parent, children, createdAt, devices, loginCodeExpiresAt: await this.codes.expiryOf(_id) };
  }

  /** Everything of one child. It names no siblings, as the file may be passed on. */
  async exportChild({ family, child }: MailedChild): Promise<ChildExport> {
    await this.actions.record({ by: BY_PARENT, kind: 'export', familyId: family._id, childId: child._id });
    const { email } = family.parent;
    const mails = await this.mails.listTo(email);
    return {
      parent: { ...family.parent, signedUpAt: family.createdAt },
      child: await this.exportOf(child),
      mails: mails.filter(({ about }) => about.endsWith(` of ${child._id}`)).map(onlySending),
      stoppedMails: await this.stoppedMailsOf(email),
    };
  }

  private async stoppedMailsOf(email: string) {
    return (await this.optOuts.listOf(email)).map(({ kind, createdAt }) => ({ kind, createdAt }));
  }

  private async exportOf({ _id, practiceExam, planTicks, lastWeeklyReport, ...child }: User) {
    const { username, firstName, lastName, grade, school, exam, state } = child;
    const { testsAWeek, examDate, practice, displaySettings, consents } = child;
    const allowances = forFamily(allowancesOf(child));
    const allowanceRequests = allowanceRequestsOf(child);
    const rehearsal = rehearsalOf(child);
    const owner = ownerOf('child', _id);
    const attempts = (await this.attempts.listAllOf(owner)).map(exportedAttempt);
    const questionReports = await this.reports.listAllOf(owner);
    const typingResults = await this.typing.listOf(owner);
    const writingComparisons = await this.comparisons.listOf(owner);
    const writingMarkings = await this.markings.listAllOf(owner);
    const writings = (await this.writings.listAllOf(owner)).map(withId);
    return {
      id: String(_id),
      username,
      firstName,
      lastName,
      grade,
      school,
      exam,
      state,
      allowances,
      allowanceRequests,
      testsAWeek,
      testDay: examDate,
      practice,
      displaySettings,
      rehearsal,
      consents,
      examDay: practiceExam,
      planTicks,
      lastWeeklyReport,
      attempts,
      questionReports,
      typingResults,
      writingMarkings,
      writings,
      writingComparisons,
    };
  }
}

function withId<Stored extends { _id: Types.ObjectId }>({ _id, ...fields }: Stored) {
  return { id: String(_id), ...fields };
}

/** Without ratings, which are shown to nobody (docs/decisions/068), and corrected keys of a test that is under way. */
function exportedAttempt({ chosenBy: _c, isLearnt: _l, uncounted: _u, result, corrections, ...attempt }: Attempt) {
  const perSkill = result?.perSkill?.map(({ difficulty: _difficulty, ...score }) => score);
  return {
    ...withId(attempt),
    result: result && { ...result, perSkill },
    corrections: attempt.state === 'submitted' ? corrections : undefined,
  };
}

/** Without links, which set passwords, show results or erase a family, and without other families. */
function withoutTexts(mail: StoredMail) {
  const { text: _text, html: _html, families: _families, ...fields } = withId(mail);
  return fields;
}

/** Subjects of mails name children. */
function onlySending({ _id, kind, promisedAt, state }: StoredMail) {
  return { id: String(_id), kind, promisedAt, state };
}
