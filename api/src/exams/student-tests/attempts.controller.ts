import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type AttemptSubmission,
  attemptSubmissionSchema,
  idSchema,
  type ResitQuery,
  resitQuerySchema,
  type SaveAnswers,
  saveAnswersSchema,
} from '@wattle/contract';
import { CurrentUser, JsonText, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { ResitOpeningsService } from './resit-openings.service';
import { StudentAttemptsService } from './student-attempts.service';
import { TestSubmissionsService } from './test-submissions.service';

const AttemptId = () => Param('id', new ZodPipe(idSchema));

/** The attempts of the child who is logged in. */
@Controller('attempts')
@Roles('student')
export class AttemptsController {
  constructor(
    private readonly attempts: StudentAttemptsService,
    private readonly resits: ResitOpeningsService,
    private readonly submissions: TestSubmissionsService,
  ) {}

  @Get()
  @Priority('normal')
  list(@CurrentUser() { id }: SignedInUser) {
    return this.attempts.list(id);
  }

  @Get(':id')
  review(@AttemptId() attemptId: string, @CurrentUser() { id }: SignedInUser) {
    return this.attempts.review(id, attemptId);
  }

  @Put(':id/answers')
  @Priority('high')
  save(
    @AttemptId() attemptId: string,
    @Body(new ZodPipe(saveAnswersSchema)) changes: SaveAnswers,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.attempts.save(id, attemptId, changes);
  }

  @Get(':id/status')
  @Priority('high')
  status(@AttemptId() attemptId: string, @CurrentUser() user: SignedInUser) {
    return this.attempts.status(user, attemptId);
  }

  @Get(':id/re-sit')
  @Priority('normal')
  @JsonText()
  openResit(
    @AttemptId() attemptId: string,
    @Query(new ZodPipe(resitQuerySchema)) query: ResitQuery,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.resits.open(id, attemptId, query);
  }

  @Post(':id/submit')
  @Priority('high')
  @HttpCode(200)
  submitResit(
    @AttemptId() attemptId: string,
    @Body(new ZodPipe(attemptSubmissionSchema)) submission: AttemptSubmission,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.submissions.submitResit(id, attemptId, submission);
  }
}
