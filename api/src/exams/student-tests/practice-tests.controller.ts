import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  type PracticeQuery,
  type PracticeSubmission,
  practiceQuerySchema,
  practiceSubmissionSchema,
} from '@wattle/contract';
import { CurrentUser, JsonText, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { OpeningsService } from './openings.service';
import { TestSubmissionsService } from './test-submissions.service';

/** The combined practice test. */
@Controller('practice-test')
@Roles('student')
export class PracticeTestsController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly submissions: TestSubmissionsService,
  ) {}

  @Get('getTestQuestions')
  @Priority('normal')
  @JsonText()
  open(@Query(new ZodPipe(practiceQuerySchema)) opening: PracticeQuery, @CurrentUser() { id }: SignedInUser) {
    return this.openings.openPractice(id, opening);
  }

  @Post('submitPracticeTest')
  @Priority('high')
  @HttpCode(200)
  submit(
    @Body(new ZodPipe(practiceSubmissionSchema)) submission: PracticeSubmission,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.submissions.submitPractice(id, submission);
  }
}
