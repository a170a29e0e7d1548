import { randomUUID } from 'node:crypto';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { addDays, calendarOf } from '@wattle/contract/calendar';
import type { ChildExport, ChildProgress, ChildResult } from '@wattle/contract/child-progress';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { Message } from '@wattle/contract/primitives';
import { countsAsTest } from '@wattle/contract/scores';
import {
  AccountsService,
  AddressConfirmationService,
  ChildProgressLinks,
  type FamilyAccount,
  WeeklyReportChoices,
} from '../../accounts';
import { type Attempt, AttemptsService, AttemptViewsService, kindOf, ownerOf } from '../../exams';
import { Clock, RateLimits, REQUESTS_PER_DAY } from '../../infrastructure';
import { lifetimeOf, MailRequests, MailService } from '../../mail';
import { WritingMarkingsService } from '../../writing';
import { FamilyExportService } from '../members/family-export.service';
import { childProgressMail } from './link-mails';
import { attemptsOfWeek, progressOfWeek, subjectScores, topicsOf } from './progress';
import { beforeDay } from './sydney-weeks';

const KIND = 'child-progress';
const WEEKS = 8;
const RECENT_WEEKS = 4;

@Injectable()
export class ChildProgressService {
  constructor(
    private readonly limits: RateLimits,
    private readonly links: ChildProgressLinks,
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly views: AttemptViewsService,
    private readonly markings: WritingMarkingsService,
    private readonly choices: WeeklyReportChoices,
    private readonly exports: FamilyExportService,
    private readonly confirmations: AddressConfirmationService,
    private readonly mail: MailService,
    private readonly requests: MailRequests,
    private readonly clock: Clock,
  ) {}

  async get(token: string, clientIpPrefix: string): Promise<ChildProgress> {
    const { family, child, expiresAt } = await this.read(token, clientIpPrefix);
    const now = this.clock.now();
    const calendar = calendarOf(child);
    const thisMonday = calendar.weekOf(now);
    const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, 7 * (index + 1 - WEEKS)));
    const [first = thisMonday] = mondays;
    const owner = ownerOf('child', child._id);
    const [submitted, returned] = await Promise.all([
      this.attempts.listSubmittedSince(owner, beforeDay(first)),
      this.markings.returnedBetween(owner, beforeDay(first), now),
    ]);
    const attempts = submitted.filter(({ submittedAt }) => submittedAt && calendar.weekOf(submittedAt) >= first);
    const recent = mondays.slice(-RECENT_WEEKS).flatMap((monday) => attemptsOfWeek(calendar, attempts, monday));
    const { goingWell, toPractise } = topicsOf(recent);
    const tests = recent.filter(countsAsTest).map(({ _id }) => _id);
    const skills = await this.views.skillsToPractise(await this.attempts.listOwned(tests, owner));
    return {
      name: child.firstName ?? child.username,
      expiresAt: expiresAt.toISOString(),
      isWeeklyReportOn: await this.choices.isOn(family),
      weeks: mondays.map((monday) => progressOfWeek(calendar, attempts, monday, returned)),
      subjects: subjectScores(recent),
      goingWell,
      toPractise,
      skillsToPractise: skills.filter(({ subject, category }) =>
        toPractise.some((topic) => topic.subject === subject && topic.category === category),
      ),
      results: attempts.flatMap(toResult),
    };
  }

  /** Mails links to the progress of children, or to confirm the address first. The response is always the same. */
  async requestLinks(email: string, clientIpPrefix: string): Promise<Message> {
    await this.requests.accept({ kind: KIND, email, clientIpPrefix }, async () => {
      const families = await this.accounts.listByParent(email);
      await this.mailLinks(families.filter(({ parent }) => parent.emailConfirmedAt));
      await this.confirmations.mailAgain(families);
    });
    return { message: 'If somebody signed up with this address, an email with a link is on its way.' };
  }

  async chooseWeeklyReport(token: string, isOn: boolean, clientIpPrefix: string): Promise<Message> {
    const { family, sentAt } = await this.read(token, clientIpPrefix);
    if (!isOn) {
      await this.choices.turnOff(family, sentAt);
      return { message: 'You get no more weekly reports.' };
    }
    if (!(await this.choices.turnOn(family, sentAt))) throw stoppedSince();
    return { message: 'You get a report of each week. The first one comes next Monday.' };
  }

  async export(token: string, clientIpPrefix: string): Promise<ChildExport> {
    const { family, child } = await this.read(token, clientIpPrefix);
    await this.limits.of('child-progress-exports').take(String(child._id));
    return this.exports.exportChild({ family, child });
  }

  async read(token: string, clientIpPrefix: string) {
    await this.limits.of('child-progress-tries').take(clientIpPrefix);
    const read = await this.links.read(token);
    if (!read) throw invalidLink();
    return read;
  }

  /** One mail for all families of an address. */
  private async mailLinks(families: readonly FamilyAccount[]): Promise<void> {
    const [first] = families;
    if (!first) return;
    const { email, firstName } = first.parent;
    const children = families.flatMap((family) =>
      family.users.map((child) => ({ name: child.firstName, link: this.links.linkFor({ family, child }) })),
    );
    const mail = childProgressMail({ parentName: firstName, children, lifetime: lifetimeOf(KIND) });
    await this.mail.send({
      kind: KIND,
      to: email,
      ...mail,
      dedupeKey: `progress ${randomUUID()}`,
      families: families.map(({ _id }) => _id),
      perDay: REQUESTS_PER_DAY,
    });
  }
}

function toResult({ _id, kind, subject, resitOf, topic, submittedAt, result }: Attempt): ChildResult[] {
  if (!submittedAt || !result) return [];
  const { score, total } = result;
  return [
    {
      attemptId: String(_id),
      kind: kindOf({ kind, topic, resitOf }),
      subject: subject && SUBJECT_NAMES[subject],
      resitOf,
      topic,
      score,
      total,
      submittedAt: submittedAt.toISOString(),
    },
  ];
}

function stoppedSince(): UnprocessableEntityException {
  return new UnprocessableEntityException(
    'The weekly report was stopped after this link was sent. To turn it on again, please have a new link sent.',
  );
}

/** The same for an expired link, one for an earlier address or an erased family, and a forged one. */
function invalidLink(): UnprocessableEntityException {
  return new UnprocessableEntityException(
    'This link no longer works. If your child has an account, you can have a new one sent.',
  );
}
