import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { FREE_TESTS, type Message, REPORTS_PER_MAILBOX_A_DAY } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT, RateLimits } from '../../infrastructure';
import { MailedLinks, type MailOutcome, MailService, UnsubscribeLinks } from '../../mail';
import type { Assessment } from '../assessments/assessment.schema';
import { AssessmentProgress } from '../assessments/assessment-progress';
import { AssessmentsService } from '../assessments/assessments.service';
import type { Visitor } from '../assessments/visitor-cookie';
import { type ReportLinks, reportMail } from './report-mail';

const SENTENCES: Record<MailOutcome, (email: string) => string> = {
  new: (email) => `The report is on its way to ${email}. Not there in ten minutes? Look in the spam folder.`,
  repeated: (email) => `The report was sent to ${email} today. Not there? Look in the spam folder.`,
  unsubscribed: (email) => `No email was sent: ${email} has stopped these emails. Your results stay on this page.`,
};

/** Mails the results of a finished assessment. */
@Injectable()
export class ReportService {
  constructor(
    private readonly limits: RateLimits,
    private readonly assessments: AssessmentsService,
    private readonly progress: AssessmentProgress,
    private readonly mail: MailService,
    private readonly unsubscribeLinks: UnsubscribeLinks,
    private readonly mailedLinks: MailedLinks,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async send(email: string, visitor: Visitor): Promise<Message> {
    await this.limits.of('report-requests').take(visitor.network);
    const assessment = await this.assessments.find(email, visitor);
    const reviews = assessment ? await this.progress.reviews(assessment) : [];
    if (!assessment || reviews.length < FREE_TESTS.length) {
      throw new ConflictException('Please finish all three tests before you send the results.');
    }
    const { email: to } = assessment;
    const outcome = await this.mail.send({
      kind: 'report',
      to,
      ...reportMail(reviews, this.linksFor(assessment)),
      about: `report ${assessment._id}`,
      perDay: REPORTS_PER_MAILBOX_A_DAY,
    });
    await this.assessments.noteReport(assessment);
    return { message: SENTENCES[outcome](to) };
  }

  /** The address stands in the fragment, which is sent to no server; it can be changed on the page. */
  private signupUrl(email: string): string {
    return new URL(`/signup#${new URLSearchParams({ email })}`, this.environment.publicUrl).href;
  }

  private linksFor(assessment: Assessment): ReportLinks {
    return {
      signupUrl: this.signupUrl(assessment.email),
      resultsUrl: this.mailedLinks.linkFor('results', assessment._id),
      unsubscribeUrl: this.unsubscribeLinks.linkFor('report', assessment.email),
    };
  }
}
