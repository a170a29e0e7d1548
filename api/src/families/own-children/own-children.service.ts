import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import type { SignupResponse } from '@wattle/contract/accounts';
import { forFamily, type Rehearsal } from '@wattle/contract/allowances';
import { calendarOf, dayInSydney } from '@wattle/contract/calendar';
import type { PracticeSettings } from '@wattle/contract/daily-practice';
import type { ConsentPurpose, Goals, MoreChildren, OwnChild, OwnChildren } from '@wattle/contract/own-children';
import type { AttemptReview } from '@wattle/contract/results';
import { DEFAULT_TESTS_A_WEEK } from '@wattle/contract/weekly-plan';
import type { ChildWriting } from '@wattle/contract/writings';
import {
  AccountsService,
  allowanceRequestsOf,
  allowancesOf,
  consentsOf,
  erasedUser,
  type MailedChild,
  RegistrationService,
  rehearsalOf,
  WeeklyReportChoices,
} from '../../accounts';
import {
  AttemptListsService,
  AttemptsService,
  AttemptViewsService,
  ownerOf,
  QuestionReportsService,
  SubmissionService,
} from '../../exams';
import { aboutField, Clock, RateLimits } from '../../infrastructure';
import { WritingMarkingsService, WritingsService } from '../../writing';
import { progressOfWeek } from '../child-progress/progress';
import { beforeDay } from '../child-progress/sydney-weeks';
import { WeeklyPlanService } from '../weekly-plan/weekly-plan.service';

/** The children of all families that have confirmed an address: nobody else's are found (docs/decisions/061). */
@Injectable()
export class OwnChildrenService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registration: RegistrationService,
    private readonly attempts: AttemptsService,
    private readonly lists: AttemptListsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly reports: QuestionReportsService,
    private readonly texts: WritingsService,
    private readonly markings: WritingMarkingsService,
    private readonly plans: WeeklyPlanService,
    private readonly reportChoices: WeeklyReportChoices,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async list(email: string): Promise<OwnChildren> {
    const children = await this.childrenOf(email);
    const [first] = children;
    return {
      children: children.map(({ child: { _id, firstName, username, grade, exam } }) => ({
        id: String(_id),
        name: firstName ?? username,
        username,
        grade,
        exam: exam ?? undefined,
      })),
      isWeeklyReportOn: first && (await this.reportChoices.isOn(first.family)),
    };
  }

  /** They join the first family of the address, which its sessions stand for. */
  async add(email: string, { children }: MoreChildren, clientIpPrefix: string): Promise<SignupResponse> {
    await this.limits.of('sign-ups').take(clientIpPrefix);
    const [family] = await this.accounts.listConfirmed(email);
    if (!family) throw erasedUser();
    const added = await this.registration.addChildren(family._id, children);
    return {
      message: 'Your children can log in now.',
      students: added.map(({ _id, username }) => ({ id: String(_id), username })),
    };
  }

  async read({ child }: MailedChild): Promise<OwnChild> {
    const owner = ownerOf('child', child._id);
    const now = this.clock.now();
    const calendar = calendarOf(child);
    const monday = calendar.weekOf(now);
    const [stored, ofWeek, returned, plan] = await Promise.all([
      this.lists.listByOwner(owner),
      this.lists.listSubmittedSince(owner, beforeDay(monday)),
      this.markings.returnedBetween(owner, beforeDay(monday), now),
      this.plans.itemsOf(child, monday),
    ]);
    const attempts = await Promise.all(stored.map((attempt) => this.submissions.toRead(attempt)));
    const inState = (state: 'open' | 'submitted') =>
      attempts.filter((attempt) => attempt.state === state).map((attempt) => this.views.summary(attempt));
    const { testsAWeek = DEFAULT_TESTS_A_WEEK, examDate = null, state, exam } = child;
    return {
      week: progressOfWeek(calendar, ofWeek, monday, returned),
      plan,
      goals: { testsAWeek, testDay: examDate, state, exam: exam ?? undefined },
      attempts: inState('submitted'),
      papers: inState('open').filter(({ paperCode }) => paperCode),
      allowances: forFamily(allowancesOf(child), dayInSydney(now)),
      requested: allowanceRequestsOf(child),
      rehearsal: rehearsalOf(child),
      consents: consentsOf(child),
      progressToken: String(child._id),
      serverTime: now.toISOString(),
    };
  }

  /** Nothing of a test that is under way. */
  async review({ child }: MailedChild, attemptId: string): Promise<AttemptReview> {
    const found = await this.attempts.findOwned(attemptId, [ownerOf('child', child._id)]);
    const attempt = found && (await this.submissions.toRead(found));
    if (attempt?.state !== 'submitted') {
      throw new NotFoundException('There is no such result. Please load the page again to see the latest ones.');
    }
    const [review, reports] = await Promise.all([this.views.review(attempt), this.reports.listOwn(attempt)]);
    return { ...review, reports };
  }

  /** Nothing of what the child has not finished. */
  async writing({ child }: MailedChild, key: Pick<ChildWriting, 'attemptId' | 'questionId'>): Promise<ChildWriting> {
    const read = await this.texts.read(ownerOf('child', child._id), key);
    const { openDraft: _openDraft, modelAnswers: _modelAnswers, ...text } = read;
    return text;
  }

  async setGoals({ child }: MailedChild, goals: Goals): Promise<void> {
    const { testDay } = goals;
    if (testDay && testDay !== child.examDate && testDay < calendarOf(child).dayOf(this.clock.now())) {
      throw new UnprocessableEntityException(aboutField('testDay', 'Choose a day from today on.'));
    }
    await this.limits.of('family-settings').take(String(child._id));
    await this.accounts.set(child, goals);
  }

  async setConsent({ family, child }: MailedChild, purpose: ConsentPurpose, isGiven: boolean): Promise<void> {
    const { email } = family.parent;
    const now = this.clock.now();
    // Nothing stands in the way of a no.
    if (!isGiven) return this.accounts.takeConsentBack(child, purpose, email, now);
    await this.limits.of('consents').take(String(child._id));
    await this.accounts.giveConsent(child, purpose, email, now);
  }

  async setRehearsal({ child }: MailedChild, rehearsal: Rehearsal): Promise<void> {
    await this.limits.of('family-settings').take(String(child._id));
    await this.accounts.set(child, { rehearsal });
  }

  async setPractice({ child }: MailedChild, practice: PracticeSettings): Promise<void> {
    await this.limits.of('family-settings').take(String(child._id));
    await this.accounts.set(child, { practice });
  }

  private async childrenOf(email: string): Promise<MailedChild[]> {
    const families = await this.accounts.listConfirmed(email);
    return families.flatMap((family) => family.users.map((child) => ({ family, child })));
  }

  async require(email: string, childId: string): Promise<MailedChild> {
    const own = (await this.childrenOf(email)).find(({ child }) => String(child._id) === childId);
    if (!own) throw new NotFoundException('This child is not on your list. Please load the page again.');
    return own;
  }
}
