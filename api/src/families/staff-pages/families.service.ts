import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { MAX_AMOUNT, type Privilege } from '@wattle/contract/allowances';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { Family, FamilyChild, FamilyExport } from '@wattle/contract/families';
import type { Message } from '@wattle/contract/primitives';
import {
  AccountsService,
  allowanceRequestsOf,
  allowancesOf,
  type FamilyAccount,
  SessionsService,
  toFoundFamily,
  type User,
} from '../../accounts';
import { type Attempt, AttemptListsService, ownerOf } from '../../exams';
import { AssessmentRecordsService } from '../../free-assessment';
import { aboutField } from '../../infrastructure';
import { countMails, StoredMailsService } from '../../mail';
import { FamilyChildrenService, type NewAllowance } from '../members/family-children.service';
import { FamilyExportService } from '../members/family-export.service';
import { PasswordResetsService } from '../password-resets/password-resets.service';

@Injectable()
export class FamiliesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptListsService,
    private readonly freeAssessments: AssessmentRecordsService,
    private readonly mails: StoredMailsService,
    private readonly children: FamilyChildrenService,
    private readonly resets: PasswordResetsService,
    private readonly exports: FamilyExportService,
  ) {}

  async get(id: string): Promise<Family> {
    const family = await this.require(id);
    const { parent, users, createdAt } = family;
    const others = await this.accounts.listOthers(family);
    const { firstName, lastName, email, phone, emailConfirmedAt } = parent;
    return {
      id,
      parent: { firstName, lastName, email, phone, emailConfirmedAt: emailConfirmedAt?.toISOString() },
      children: await Promise.all(users.map((child) => this.toChild(child))),
      createdAt: createdAt.toISOString(),
      kept: await this.countStored(family, others.length > 0),
      ...(others.length > 0 && { sameAddress: others.map(toFoundFamily) }),
    };
  }

  async setAllowance(
    { id, childId, privilege }: { id: string; childId: string; privilege: Privilege },
    { amount, until }: NewAllowance,
    by: string,
  ): Promise<Message> {
    const most = MAX_AMOUNT[privilege];
    if (amount > most) throw new UnprocessableEntityException(aboutField('amount', `At most ${most} can be granted.`));
    const member = await this.children.byId(id, childId);
    const changed = await this.children.setAllowance(member, privilege, { amount, until }, by);
    const what = inWords(privilege, amount, member.child.firstName ?? member.child.username);
    if (changed === 0) return { message: what };
    const alsoNow =
      privilege === 'extraTime' ? 'A test that is open has a new end.' : 'This counts in a test that is open, too.';
    return { message: `${what} ${alsoNow}` };
  }

  async resetPassword(familyId: string, childId: string, by: string): Promise<Message> {
    return this.resets.request(await this.children.byId(familyId, childId), by);
  }

  async export(familyId: string, by: string): Promise<FamilyExport> {
    return this.exports.export([await this.require(familyId)], by);
  }

  private async require(id: string): Promise<FamilyAccount> {
    const family = await this.accounts.findFamily(id);
    if (!family) throw new NotFoundException('This family is no longer there. Search again.');
    return family;
  }

  /** What belongs to the address is not the family's own where another family has it. */
  private async countStored({ _id, parent, users }: FamilyAccount, isShared: boolean): Promise<Family['kept']> {
    const { email } = parent;
    const assessments = isShared ? [] : await this.freeAssessments.find(email);
    const mails = isShared ? await this.mails.listOfFamily(email, _id) : await this.mails.listTo(email);
    const owners = users.map((child) => ownerOf('child', child._id));
    return {
      children: users.length,
      attempts: await this.attempts.countOf(owners),
      freeAssessments: assessments.length,
      ...countMails(mails),
    };
  }

  private async toChild(child: User): Promise<FamilyChild> {
    const { _id, username, firstName, lastName, grade, exam } = child;
    const [{ testsTaken, lastTest, latest }, lastUsed] = await Promise.all([
      this.attempts.activityOf(ownerOf('child', _id)),
      this.sessions.lastUsed(_id),
    ]);
    return {
      ...{ id: String(_id), username, firstName, lastName, grade, testsTaken },
      exam: exam ?? undefined,
      allowances: allowancesOf(child),
      requested: allowanceRequestsOf(child),
      lastTest: lastTest ? toLastTest(lastTest) : undefined,
      lastSeen: latestOf(lastUsed, latest?.startedAt, lastTest?.submittedAt)?.toISOString(),
    };
  }
}

function inWords(privilege: Privilege, amount: number, name: string): string {
  const isGiven = amount > 0;
  switch (privilege) {
    case 'extraTime':
      return isGiven ? `${name} has ${amount}% more time in timed tests.` : `${name} has no extra time any more.`;
    case 'restBreaks':
      return isGiven
        ? `${name} may rest for ${amount} minutes in each timed test.`
        : `${name} has no rest breaks any more.`;
    case 'readAloud':
      return `Timed tests ${isGiven ? 'can be' : 'are no longer'} read aloud to ${name}.`;
    case 'largePrint':
      return `Paper tests of ${name} are ${isGiven ? '' : 'no longer '}in large print.`;
  }
}

function toLastTest({ kind, subject, resitOf, result, submittedAt, startedAt }: Attempt): FamilyChild['lastTest'] {
  return {
    kind,
    subject: subject && SUBJECT_NAMES[subject],
    resitOf,
    score: result?.score ?? null,
    total: result?.total ?? 0,
    submittedAt: (submittedAt ?? startedAt).toISOString(),
  };
}

function latestOf(...moments: (Date | undefined)[]): Date | undefined {
  return moments.filter((moment) => moment !== undefined).sort((one, other) => other.getTime() - one.getTime())[0];
}
