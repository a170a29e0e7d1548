import { Injectable } from '@nestjs/common';
import { addDays, calendarOf } from '@wattle/contract/calendar';
import { AccountsService, type FamilyAccount, type MailedChild, type User } from '../../accounts';
import { AttemptListsService, ownerOf } from '../../exams';
import { Clock, RateLimits, RepeatedTask, RetryAfterException } from '../../infrastructure';
import { LinkSigner, type MailOutcome, MailService, StoredMailsService, UnsubscribeLinks } from '../../mail';
import { WritingMarkingsService } from '../../writing';
import { attemptsOfWeek, progressOfWeek, subjectScores, topicsOf } from '../child-progress/progress';
import { beforeDay, isReportHour, mondayOf } from '../child-progress/sydney-weeks';
import { WeeklyPlanService } from '../weekly-plan/weekly-plan.service';
import { isQuiet, weeklyReportMail } from './weekly-report-mail';

const TASK_MS = 600_000;
const KIND = 'weekly-report';
/** A family has at most twenty children. */
const MAILS_PER_DAY = 20;

/**
 * Mails weekly reports from Monday at 10 on. The mail of a child and a week is queued once, by whichever process; then
 * the child's record marks the week as done. The next run completes an interrupted one (docs/threat-model.md).
 */
@Injectable()
export class WeeklyReportsTask extends RepeatedTask {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptListsService,
    private readonly markings: WritingMarkingsService,
    private readonly plans: WeeklyPlanService,
    private readonly mail: MailService,
    private readonly mails: StoredMailsService,
    private readonly links: LinkSigner,
    private readonly unsubscribe: UnsubscribeLinks,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    super(TASK_MS);
  }

  /** One process reads all families, and the others have their turns once it has ended. */
  protected override async isTurn(): Promise<boolean> {
    try {
      await this.limits.of('weekly-report-runs').take('all');
      return true;
    } catch (error) {
      if (error instanceof RetryAfterException) return false;
      throw error;
    }
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const monday = addDays(mondayOf(now), -7);
    if (!isReportHour(now)) return;
    for await (const family of this.accounts.listDueWeeklyReports(monday, now)) {
      const { wantsWeeklyReportSince } = family.parent;
      // Whoever asks during a week gets the first report after it.
      if (!wantsWeeklyReportSince || mondayOf(wantsWeeklyReportSince) > monday) continue;
      await this.reportFamily(family, monday);
    }
  }

  private async reportFamily(family: FamilyAccount, monday: string): Promise<void> {
    for (const child of family.users) {
      try {
        if (!(await this.report({ family, child }, monday))) return;
      } catch (error) {
        // Other children still get theirs, and the next run repeats this one.
        this.logger.error(error);
      }
    }
  }

  /** False where the family was erased meanwhile. */
  private async report({ family, child }: MailedChild, monday: string): Promise<boolean> {
    const { lastWeeklyReport: last } = child;
    if (last && last.monday >= monday) return true;
    const dedupeKey = `week ${monday} of ${child._id}`;
    const week = await this.readWeek(child, monday);
    const isQuietWeek = isQuiet(week.week);
    const wasNotified = isQuietWeek && last?.isQuiet === true;
    const isQueued = !wasNotified && (await this.send({ family, child }, week, dedupeKey)) !== 'unsubscribed';
    const exists = await this.accounts.noteWeeklyReport(child, {
      monday,
      isQuiet: wasNotified || (isQuietWeek && isQueued),
    });
    if (!exists) await this.mails.deleteByKey(family.parent.email, dedupeKey);
    return exists;
  }

  private async readWeek(child: User, monday: string) {
    const mondayBefore = addDays(monday, -7);
    const owner = ownerOf('child', child._id);
    const calendar = calendarOf(child);
    const [attempts, returned, plan] = await Promise.all([
      this.attempts.listSubmittedSince(owner, beforeDay(mondayBefore)),
      this.markings.returnedBetween(owner, beforeDay(monday), this.clock.now()),
      this.plans.itemsOf(child, monday),
    ]);
    const ofWeek = attemptsOfWeek(calendar, attempts, monday);
    return {
      week: progressOfWeek(calendar, attempts, monday, returned),
      weekBefore: progressOfWeek(calendar, attempts, mondayBefore),
      plan,
      subjects: subjectScores(ofWeek),
      ...topicsOf(ofWeek),
    };
  }

  private send(
    { family, child }: MailedChild,
    week: Awaited<ReturnType<WeeklyReportsTask['readWeek']>>,
    dedupeKey: string,
  ): Promise<MailOutcome> {
    const { email, firstName } = family.parent;
    const mail = weeklyReportMail({
      ...week,
      parentName: firstName,
      childName: child.firstName,
      link: this.links.urlOf(`/family?child=${child._id}`),
      unsubscribeUrl: this.unsubscribe.linkFor(KIND, email),
    });
    const ofWeek = { dedupeKey, isOnceOnly: true, perDay: MAILS_PER_DAY };
    return this.mail.send({ kind: KIND, to: email, ...mail, ...ofWeek, families: [family._id] });
  }
}
