import { Injectable, NotFoundException } from '@nestjs/common';
import type { FreeReport, FreeResults } from '@wattle/contract';
import { MailedLinks } from '../../mail';
import { AssessmentProgress } from '../assessments/assessment-progress';
import { AssessmentsService } from '../assessments/assessments.service';
import type { Visitor } from '../assessments/visitor-cookie';
import { figuresOf, reportFigures } from '../report/report-figures';

/** Shows the results of an assessment whose report was asked for. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly assessments: AssessmentsService,
    private readonly progress: AssessmentProgress,
    private readonly links: MailedLinks,
  ) {}

  /** To the browser that took the tests. */
  async report(visitor: Visitor): Promise<FreeReport> {
    const assessment = await this.assessments.findReported(visitor);
    if (!assessment)
      throw new NotFoundException('This browser has no results to show. Open the link in the email with your results.');
    const reviews = await this.progress.reviews(assessment);
    return {
      email: assessment.email,
      ...reportFigures(reviews.map(figuresOf)),
      resultsToken: this.links.tokenFor('results', assessment._id),
    };
  }

  /** To whoever has the link of a report. */
  async results(token: string): Promise<FreeResults> {
    const link = this.links.read('results', token);
    const assessment = link?.isFor() && !link.isExpired && (await this.assessments.findById(link.id));
    if (!assessment) throw new NotFoundException('These results are no longer here: the link works for 30 days.');
    const reviews = await this.progress.reviews(assessment);
    return { email: assessment.email, ...reportFigures(reviews.map(figuresOf)), reviews };
  }
}
