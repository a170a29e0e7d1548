import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  FREE_TESTS,
  type FreeAssessmentQuery,
  type FreeSubmission,
  type FreeTest,
  freeAssessmentEmailSchema,
  freeAssessmentQuerySchema,
  freeSubmissionSchema,
  freeTestSchema,
  idSchema,
  type ResultsLink,
  resultsLinkSchema,
  type SaveAnswers,
  saveAnswersSchema,
} from '@wattle/contract';
import { JsonText, Priority, Public, ZodPipe } from '../infrastructure';
import { AssessmentProgress } from './assessments/assessment-progress';
import { AssessmentsService } from './assessments/assessments.service';
import { FreeAssessmentService } from './assessments/free-assessment.service';
import { CurrentVisitor, type Visitor } from './assessments/visitor-cookie';
import { ReportService } from './report/report.service';
import { TestOfPath } from './test-of-path.decorator';

const withEmail = new ZodPipe(freeAssessmentEmailSchema);

@Controller('freeassesment')
@Public()
export class FreeAssessmentController {
  constructor(
    private readonly assessments: AssessmentsService,
    private readonly freeAssessment: FreeAssessmentService,
    private readonly progress: AssessmentProgress,
    private readonly reports: ReportService,
  ) {}

  @Post('userdetailforassesment')
  @Priority('normal')
  start(@Body(withEmail) { email }: { email: string }, @CurrentVisitor() visitor: Visitor) {
    return this.assessments.start(email, visitor);
  }

  @Post('send-user-details')
  @HttpCode(202)
  sendReport(@Body(withEmail) { email }: { email: string }, @CurrentVisitor() visitor: Visitor) {
    return this.reports.send(email, visitor);
  }

  @Get('userAssessmentDetails')
  details(@Query(withEmail) { email }: { email: string }, @CurrentVisitor() visitor: Visitor) {
    return this.progress.details(email, visitor);
  }

  @Get('report')
  report(@CurrentVisitor() visitor: Visitor) {
    return this.reports.showInBrowser(visitor);
  }

  @Post('results')
  @HttpCode(200)
  showResults(@Body(new ZodPipe(resultsLinkSchema)) { token }: ResultsLink) {
    return this.reports.showByLink(token);
  }

  @Post(FREE_TESTS.map(({ checkPath }) => checkPath))
  @Priority('normal')
  @HttpCode(200)
  check(
    @TestOfPath() test: FreeTest,
    @Body(withEmail) { email }: { email: string },
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.progress.check(test, email, visitor);
  }

  @Get(':category')
  @Priority('normal')
  @JsonText()
  open(
    @Param('category', new ZodPipe(freeTestSchema)) test: FreeTest,
    @Query(new ZodPipe(freeAssessmentQuerySchema)) opening: FreeAssessmentQuery,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.freeAssessment.open(test, opening, visitor);
  }

  @Put('attempts/:id/answers')
  @Priority('high')
  save(
    @Param('id', new ZodPipe(idSchema)) attemptId: string,
    @Body(new ZodPipe(saveAnswersSchema)) changes: SaveAnswers,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.freeAssessment.save(attemptId, changes, visitor);
  }

  @Get('attempts/:id/status')
  @Priority('high')
  status(@Param('id', new ZodPipe(idSchema)) attemptId: string, @CurrentVisitor() visitor: Visitor) {
    return this.freeAssessment.status(attemptId, visitor);
  }

  @Post(FREE_TESTS.map(({ submitPath }) => submitPath))
  @Priority('high')
  @HttpCode(200)
  submit(
    @TestOfPath() test: FreeTest,
    @Body(new ZodPipe(freeSubmissionSchema)) submission: FreeSubmission,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.freeAssessment.submit(test, submission, visitor);
  }
}
