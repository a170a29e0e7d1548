import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type OpenTestQuery,
  openTestQuerySchema,
  type Subject,
  subjectSchema,
  type TestSubmission,
  type TopicQuery,
  testSubmissionSchema,
  topicQuerySchema,
} from '@wattle/contract';
import { CurrentUser, JsonText, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { OpeningsService } from './openings.service';
import { TestSubmissionsService } from './test-submissions.service';

/** Subject, weekly and mega tests. */
@Controller('test')
@Roles('student')
export class TestsController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly submissions: TestSubmissionsService,
  ) {}

  @Get('subject-test/:category')
  @Priority('normal')
  @JsonText()
  open(
    @Param('category', new ZodPipe(subjectSchema)) subject: Subject,
    @Query(new ZodPipe(openTestQuerySchema)) { testType, ...opening }: OpenTestQuery,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.openings.open(id, testType, subject, opening);
  }

  @Get('topic/:category')
  @Priority('normal')
  @JsonText()
  openTopic(
    @Param('category', new ZodPipe(subjectSchema)) subject: Subject,
    @Query(new ZodPipe(topicQuerySchema)) query: TopicQuery,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.openings.openTopic(id, subject, query);
  }

  @Post('subject-test/submit')
  @Priority('high')
  @HttpCode(200)
  submit(@Body(new ZodPipe(testSubmissionSchema)) submission: TestSubmission, @CurrentUser() { id }: SignedInUser) {
    return this.submissions.submit(id, submission);
  }
}
