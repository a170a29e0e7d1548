import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { FREE_TESTS, type Message, REPORT_REQUESTS_PER_HOUR, REPORTS_PER_MAILBOX_A_DAY } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import { ENVIRONMENT } from '../config/environment.module';
import { type MailOutcome, MailService } from '../mail/mail.service';
import { UnsubscribeLinks } from '../mail/unsubscribe-links';
import { AssessmentsService } from './assessments.service';
import { FreeAssessmentService } from './free-assessment.service';
import { reportMail } from './report-mail';
import type { Visitor } from './visitor-cookie';

const SENTENCES: Record<MailOutcome, (email: string) => string> = {
  new: (email) => `Your results are on their way to ${email}.`,
  repeated: (email) => `Your results were sent to ${email} today. Please look in the spam folder too.`,
  unsubscribed: (email) => `No mail was sent: ${email} has stopped these mails. Your results stay on this page.`,
};

/** Mails the results of a finished assessment. */
@Injectable()
export class ReportService {
  private readonly requests: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly assessments: AssessmentsService,
    private readonly freeAssessment: FreeAssessmentService,
    private readonly mail: MailService,
    private readonly links: UnsubscribeLinks,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.requests = limits.create({
      name: 'report-requests',
      points: REPORT_REQUESTS_PER_HOUR,
      seconds: 3_600,
      refusal: 'Too many reports were asked for from your network. Please try again later.',
    });
  }

  async send(email: string, visitor: Visitor): Promise<Message> {
    await this.requests.take(visitor.network);
    const assessment = await this.assessments.find(email, visitor);
    const attempts = assessment ? await this.freeAssessment.submitted(assessment) : [];
    if (!assessment || attempts.length < FREE_TESTS.length) {
      throw new ConflictException('Please finish all three tests before you send the results.');
    }
    const { email: to } = assessment;
    const outcome = await this.mail.send({
      kind: 'report',
      to,
      ...reportMail(attempts, this.environment.publicUrl, this.links.linkFor('report', to)),
      about: `report ${assessment._id}`,
      perDay: REPORTS_PER_MAILBOX_A_DAY,
    });
    await this.assessments.noteReport(assessment);
    return { message: SENTENCES[outcome](to) };
  }
}
