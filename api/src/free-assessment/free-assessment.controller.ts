import { Controller, createParamDecorator, type ExecutionContext, NotFoundException } from '@nestjs/common';
import {
  checkFreeTest,
  freeAssessmentDetails,
  freeReport,
  freeResults,
  freeTestStatus,
  openFreeTest,
  saveFreeAnswers,
  sendFreeReport,
  startFreeAssessment,
  submitFreeTest,
} from '@wattle/contract/free-assessment';
import { FREE_TESTS, type FreeTest } from '@wattle/contract/free-tests';
import type { FastifyRequest } from 'fastify';
import { Endpoint, Input, type InputOf, JsonText, Priority } from '../infrastructure';
import { AssessmentProgress } from './assessments/assessment-progress';
import { AssessmentsService } from './assessments/assessments.service';
import { FreeAssessmentService } from './assessments/free-assessment.service';
import { CurrentVisitor, type Visitor } from './assessments/visitor-cookie';
import { ReportService } from './report/report.service';

const TestOfPath = createParamDecorator((_data: unknown, context: ExecutionContext): FreeTest => {
  const path = context.switchToHttp().getRequest<FastifyRequest>().routeOptions.url ?? '';
  const named = FREE_TESTS.find(({ checkPath, submitPath }) => path.endsWith(checkPath) || path.endsWith(submitPath));
  if (!named) throw new NotFoundException();
  return named;
});

@Controller()
export class FreeAssessmentController {
  constructor(
    private readonly assessments: AssessmentsService,
    private readonly freeAssessment: FreeAssessmentService,
    private readonly progress: AssessmentProgress,
    private readonly reports: ReportService,
  ) {}

  @Endpoint(startFreeAssessment)
  @Priority('normal')
  start(@Input() { body }: InputOf<typeof startFreeAssessment>, @CurrentVisitor() visitor: Visitor) {
    return this.assessments.start(body, visitor);
  }

  @Endpoint(sendFreeReport)
  sendReport(@Input() { body }: InputOf<typeof sendFreeReport>, @CurrentVisitor() visitor: Visitor) {
    return this.reports.send(body.email, visitor);
  }

  @Endpoint(freeAssessmentDetails)
  details(@Input() { query }: InputOf<typeof freeAssessmentDetails>, @CurrentVisitor() visitor: Visitor) {
    return this.progress.details(query.email, visitor);
  }

  @Endpoint(freeReport)
  report(@CurrentVisitor() visitor: Visitor) {
    return this.reports.showInBrowser(visitor);
  }

  @Endpoint(freeResults)
  showResults(@Input() { body }: InputOf<typeof freeResults>) {
    return this.reports.showByLink(body.token);
  }

  @Endpoint(checkFreeTest)
  @Priority('normal')
  check(
    @TestOfPath() test: FreeTest,
    @Input() { body }: InputOf<(typeof checkFreeTest)[number]>,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.progress.check(test, body.email, visitor);
  }

  @Endpoint(openFreeTest)
  @Priority('normal')
  @JsonText()
  open(@Input() { params, query }: InputOf<typeof openFreeTest>, @CurrentVisitor() visitor: Visitor) {
    return this.freeAssessment.open(params.category, query, visitor);
  }

  @Endpoint(saveFreeAnswers)
  @Priority('high')
  save(@Input() { params, body }: InputOf<typeof saveFreeAnswers>, @CurrentVisitor() visitor: Visitor) {
    return this.freeAssessment.save(params.id, body, visitor);
  }

  @Endpoint(freeTestStatus)
  @Priority('high')
  status(@Input() { params }: InputOf<typeof freeTestStatus>, @CurrentVisitor() visitor: Visitor) {
    return this.freeAssessment.status(params.id, visitor);
  }

  @Endpoint(submitFreeTest)
  @Priority('high')
  submit(
    @TestOfPath() test: FreeTest,
    @Input() { body }: InputOf<(typeof submitFreeTest)[number]>,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.freeAssessment.submit(test, body, visitor);
  }
}
