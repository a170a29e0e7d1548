import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type ExamDayQuery,
  examDayQuerySchema,
  type PageQuery,
  pageQuerySchema,
  type Subject,
  subjectSchema,
} from '@wattle/contract';
import { CurrentUser, JsonText, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { PracticeExamsService } from './practice-exams.service';

const Category = () => Param('category', new ZodPipe(subjectSchema));

/** Practice exams. */
@Controller('test/exam-day')
@Roles('student')
@Priority('normal')
export class PracticeExamsController {
  constructor(private readonly exams: PracticeExamsService) {}

  @Get()
  read(@CurrentUser() { id }: SignedInUser) {
    return this.exams.read(id);
  }

  @Post()
  @HttpCode(200)
  begin(@CurrentUser() { id }: SignedInUser) {
    return this.exams.begin(id);
  }

  @Delete()
  abandon(@Query(new ZodPipe(examDayQuerySchema)) { startedAt }: ExamDayQuery, @CurrentUser() { id }: SignedInUser) {
    return this.exams.abandon(id, startedAt);
  }

  @Post(':category')
  @HttpCode(200)
  start(@Category() subject: Subject, @CurrentUser() { id }: SignedInUser) {
    return this.exams.start(id, subject);
  }

  @Get(':category')
  @JsonText()
  open(
    @Category() subject: Subject,
    @Query(new ZodPipe(pageQuerySchema)) { pageId }: PageQuery,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.exams.open(id, subject, pageId);
  }
}
