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
import { ExamDaysService } from './exam-days.service';

const Category = () => Param('category', new ZodPipe(subjectSchema));

/** The four tests of a day in a row. */
@Controller('test/exam-day')
@Roles('student')
@Priority('normal')
export class ExamDaysController {
  constructor(private readonly examDays: ExamDaysService) {}

  @Get()
  read(@CurrentUser() { id }: SignedInUser) {
    return this.examDays.read(id);
  }

  @Post()
  @HttpCode(200)
  begin(@CurrentUser() { id }: SignedInUser) {
    return this.examDays.begin(id);
  }

  @Delete()
  abandon(@Query(new ZodPipe(examDayQuerySchema)) { startedAt }: ExamDayQuery, @CurrentUser() { id }: SignedInUser) {
    return this.examDays.abandon(id, startedAt);
  }

  @Post(':category')
  @HttpCode(200)
  start(@Category() subject: Subject, @CurrentUser() { id }: SignedInUser) {
    return this.examDays.start(id, subject);
  }

  @Get(':category')
  @JsonText()
  open(
    @Category() subject: Subject,
    @Query(new ZodPipe(pageQuerySchema)) { pageId }: PageQuery,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.examDays.open(id, subject, pageId);
  }
}
