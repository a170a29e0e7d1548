import { Injectable } from '@nestjs/common';
import { forFamily } from '@wattle/contract/allowances';
import type { AttemptStatus } from '@wattle/contract/attempts';
import { dayInSydney } from '@wattle/contract/calendar';
import type { DisplaySettings } from '@wattle/contract/display-settings';
import type { AttemptList, AttemptReview, NewQuestion } from '@wattle/contract/results';
import { AccountsService, allowancesOf, rehearsalOf } from '../../accounts';
import { Clock, type SignedInUser } from '../../infrastructure';
import { attemptStillOpen, hasPrivileges, ownerOf, privilegesAt } from '../attempts/attempt';
import { type Attempt } from '../attempts/attempt.schema';
import { AttemptListsService } from '../attempts/attempt-lists.service';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { SubmissionService } from '../attempts/submission.service';
import { NewQuestionsService } from '../practice/new-questions.service';
import { QuestionReportsService } from '../question-reports/question-reports.service';

@Injectable()
export class StudentAttemptsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly lists: AttemptListsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly reports: QuestionReportsService,
    private readonly newQuestions: NewQuestionsService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async list(childId: string): Promise<AttemptList> {
    const [child, stored] = await Promise.all([
      this.accounts.findById(childId),
      this.lists.listByOwner(ownerOf('child', childId)),
    ]);
    const attempts = await Promise.all(stored.map((attempt) => this.submissions.toRead(attempt)));
    const now = this.clock.now();
    const allowances = child && allowancesOf(child);
    return {
      attempts: attempts.map((attempt) => this.views.summary(attempt)),
      serverTime: now.toISOString(),
      extraTimePercent: privilegesAt(now, allowances).extraTime,
      allowances: allowances && forFamily(allowances, dayInSydney(now)),
      rehearsal: child && rehearsalOf(child),
      displaySettings: child?.displaySettings,
    };
  }

  async setDisplaySettings(childId: string, displaySettings: DisplaySettings): Promise<void> {
    await this.accounts.set(await this.accounts.requireById(childId), { displaySettings });
  }

  async review(childId: string, id: string): Promise<AttemptReview> {
    const attempt = await this.read(childId, id);
    if (attempt.state === 'open') throw attemptStillOpen();
    const [review, reports, newQuestions] = await Promise.all([
      this.views.review(attempt),
      this.reports.listOwn(attempt),
      this.listNewQuestions(attempt),
    ]);
    return { ...review, reports, newQuestions };
  }

  private async listNewQuestions(attempt: Attempt): Promise<NewQuestion[]> {
    const [result, questions, lastSeen] = await Promise.all([
      this.views.result(attempt),
      this.views.questionsOf(attempt),
      this.attempts.lastSeen(attempt.owner),
    ]);
    return this.newQuestions.listLikeWrong(result, questions, { lastSeen, grade: attempt.grade });
  }

  /** Applies what was granted while the test was being opened. */
  async status({ id: childId, allowances }: SignedInUser, id: string): Promise<AttemptStatus> {
    const attempt = await this.read(childId, id);
    if (attempt.state === 'submitted' || hasPrivileges(attempt, allowances)) return this.views.status(attempt);
    // The session may be older than the test.
    const child = await this.accounts.findById(childId);
    if (child) await this.attempts.applyAllowances(attempt.owner, allowancesOf(child));
    return this.views.status(await this.read(childId, id));
  }

  private async read(childId: string, id: string): Promise<Attempt> {
    return this.submissions.toRead(await this.attempts.requireOwned(id, ownerOf('child', childId)));
  }
}
