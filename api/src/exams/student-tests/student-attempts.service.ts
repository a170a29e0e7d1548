import { Injectable } from '@nestjs/common';
import type { AnswersReceipt, AttemptStatus, SaveAnswers } from '@wattle/contract/attempts';
import type { AttemptList, AttemptReview } from '@wattle/contract/results';
import { AccountsService } from '../../accounts';
import { Clock, type SignedInUser } from '../../infrastructure';
import { AnswersService } from '../attempts/answers.service';
import { type Attempt } from '../attempts/attempt.schema';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { lastsFor } from '../attempts/deadline';
import { attemptNotFound, attemptStillOpen } from '../attempts/refusals';
import { SubmissionService } from '../attempts/submission.service';
import { QuestionReportsService } from '../question-reports/question-reports.service';

@Injectable()
export class StudentAttemptsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly answers: AnswersService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly reports: QuestionReportsService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async list(childId: string): Promise<AttemptList> {
    const [child, stored] = await Promise.all([
      this.accounts.findById(childId),
      this.attempts.listByOwner(ownerOf('child', childId)),
    ]);
    const attempts = await Promise.all(stored.map((attempt) => this.submissions.toRead(attempt)));
    return {
      attempts: attempts.map((attempt) => this.views.summary(attempt)),
      serverTime: this.clock.now().toISOString(),
      extraTimePercent: child?.extraTimePercent,
    };
  }

  async review(childId: string, id: string): Promise<AttemptReview> {
    const attempt = await this.read(childId, id);
    if (attempt.state === 'open') throw attemptStillOpen();
    const [review, reports] = await Promise.all([this.views.review(attempt), this.reports.listOwn(attempt)]);
    return { ...review, reports };
  }

  async save(childId: string, id: string, changes: SaveAnswers): Promise<AnswersReceipt> {
    const receipt = await this.answers.save(id, ownerOf('child', childId), changes);
    if (!receipt) throw attemptNotFound();
    return receipt;
  }

  /** Applies extra time that was given while the test was being opened. */
  async status({ id: childId, extraTimePercent }: SignedInUser, id: string): Promise<AttemptStatus> {
    const attempt = await this.read(childId, id);
    if (attempt.state === 'submitted' || lastsFor(attempt, extraTimePercent)) return this.views.status(attempt);
    // The session may be older than the deadline.
    const child = await this.accounts.findById(childId);
    if (child) await this.attempts.moveDeadlines(attempt.owner, child.extraTimePercent ?? 0);
    return this.views.status(await this.read(childId, id));
  }

  private async read(childId: string, id: string): Promise<Attempt> {
    const attempt = await this.attempts.findOwned(id, [ownerOf('child', childId)]);
    if (!attempt) throw attemptNotFound();
    return this.submissions.toRead(attempt);
  }
}
