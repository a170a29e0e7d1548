import { Injectable } from '@nestjs/common';
import { StaffActionsService } from '../../families/staff-actions/staff-actions.service';
import { FreeAssessmentRetention } from '../../free-assessment/assessments/free-assessment-retention';
import { MailRetention } from '../../mail/delivery/mail-retention';
import { CountedPagesService } from '../../releases/client-reports/counted-pages.service';
import { ReportCountsService } from '../../releases/client-reports/report-counts.service';
import { RepeatedTask } from '../tasks/repeated-task';
import { Clock } from '../time/clock';

/** Days that free assessments, mails and counts of page reports are kept; the privacy page says so of the first two. */
export const KEPT_DAYS = 90;

const HOUR_MS = 3_600_000;

/**
 * Deletes what is older than it may be kept. Staff actions stay: what they say of a family goes with the family, and who
 * did what to families must be known for longer than any of them. Links that parents asked for are none.
 */
@Injectable()
export class RetentionService extends RepeatedTask {
  constructor(
    private readonly clock: Clock,
    private readonly freeAssessments: FreeAssessmentRetention,
    private readonly mails: MailRetention,
    private readonly reports: ReportCountsService,
    private readonly pages: CountedPagesService,
    private readonly actions: StaffActionsService,
  ) {
    super(HOUR_MS);
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 24 * HOUR_MS);
    await this.freeAssessments.deleteBefore(before);
    await this.mails.deleteBefore(before);
    await this.reports.deleteBefore(before);
    await this.pages.deleteOld(this.clock.now());
    await this.actions.deleteOfParentsBefore(before);
  }
}
