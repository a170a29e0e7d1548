import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { RESULTS_LINK_DAYS } from '@wattle/contract/constants';
import type { FreeReport, FreeResults } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import type { Message } from '@wattle/contract/primitives';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT, RateLimits } from '../../infrastructure';
import { MailedLinks, type MailOutcome, MailService, UnsubscribeLinks } from '../../mail';
import type { Assessment } from '../assessments/assessment.schema';
import { AssessmentProgress } from '../assessments/assessment-progress';
import { AssessmentsService } from '../assessments/assessments.service';
import type { Visitor } from '../assessments/visitor-cookie';
import { figuresOf } from './report-figures';
import { type ReportLinks, reportOf, reportText } from './report-mail';
import { reportHtml } from './report-mail-html';
import { reportWords } from './report-sentences';

/** Reports that one mailbox may get in a day (docs/published.md, limits). */
const REPORTS_PER_MAILBOX_A_DAY = 3;

const SENTENCES: Record<MailOutcome, (email: string) => string> = {
  new: (email) => `The report is on its way to ${email}. Not there in ten minutes? Look in the spam folder.`,
  repeated: (email) => `The report was sent to ${email} today. Not there? Look in the spam folder.`,
  unsubscribed: (email) => `No email was sent: ${email} has stopped these emails. Your results stay on this page.`,
};

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
    await this.limits.of('report-requests').take(visitor.clientIpPrefix);
    const assessment = await this.assessments.find(email, visitor);
    const reviews = assessment ? await this.progress.reviews(assessment) : [];
    if (!assessment || reviews.length < FREE_TESTS.length) {
      throw new ConflictException('Please finish all three tests before you send the results.');
    }
    const report = reportOf(reviews, this.linksFor(assessment));
    const outcome = await this.mail.send({
      kind: 'report',
      to: assessment.email,
      subject: `Your free assessment: ${report.title}`,
      text: reportText(report),
      html: reportHtml(report),
      dedupeKey: `report ${assessment._id}`,
      perDay: REPORTS_PER_MAILBOX_A_DAY,
    });
    await this.assessments.noteReport(assessment);
    return { message: SENTENCES[outcome](assessment.email) };
  }

  async showInBrowser(visitor: Visitor): Promise<FreeReport> {
    const assessment = await this.assessments.findReported(visitor);
    if (!assessment)
      throw new NotFoundException('This browser has no results to show. Open the link in the email with your results.');
    const reviews = await this.progress.reviews(assessment);
    return {
      email: assessment.email,
      ...reportWords(reviews.map(figuresOf)),
      resultsToken: this.mailedLinks.tokenFor('results', assessment._id),
    };
  }

  async showByLink(token: string): Promise<FreeResults> {
    const link = this.mailedLinks.read('results', token);
    const assessment = link?.isFor() && !link.isExpired && (await this.assessments.findById(link.id));
    if (!assessment)
      throw new NotFoundException(`These results are no longer here: the link works for ${RESULTS_LINK_DAYS} days.`);
    const reviews = await this.progress.reviews(assessment);
    return { email: assessment.email, ...reportWords(reviews.map(figuresOf)), reviews };
  }

  private linksFor({ _id, email }: Assessment): ReportLinks {
    // In the fragment the address is sent to no server; it can be changed on the page.
    const signup = new URL(`/signup#${new URLSearchParams({ email })}`, this.environment.publicUrl);
    return {
      signupUrl: signup.href,
      resultsUrl: this.mailedLinks.linkFor('results', _id),
      unsubscribeUrl: this.unsubscribeLinks.linkFor('report', email),
    };
  }
}
