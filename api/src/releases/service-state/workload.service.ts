import { Injectable } from '@nestjs/common';
import { ENDING_SOON_SECONDS } from '@wattle/contract';
import { AttemptCountsService } from '../../exams';
import { Clock } from '../../infrastructure';
import { MailCountsService } from '../../mail';
import { orUnknown, READING_MS } from './or-unknown';

const DAY_MS = 86_400_000;

/** Counts what is under way. */
@Injectable()
export class WorkloadService {
  constructor(
    private readonly attempts: AttemptCountsService,
    private readonly mails: MailCountsService,
    private readonly clock: Clock,
  ) {}

  async read() {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + ENDING_SOON_SECONDS * 1_000);
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const [timedAttempts, endingSoon, overdueSeconds, unsentMails, failedMails] = await Promise.all([
      orUnknown(this.attempts.countOpen({ $gt: now }, READING_MS)),
      orUnknown(this.attempts.countOpen({ $gt: now, $lte: soon }, READING_MS)),
      orUnknown(this.attempts.overdueSeconds(READING_MS)),
      orUnknown(this.mails.countUnsent(READING_MS)),
      orUnknown(this.mails.countFailedSince(dayAgo, READING_MS)),
    ]);
    return { timedAttempts, endingSoon, overdueSeconds, unsentMails, failedMails };
  }
}
