import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  idSchema,
  type QuestionListQuery,
  questionListQuerySchema,
  questionSubjectQuerySchema,
  type Subject,
  subjectSchema,
} from '@wattle/contract';
import { Roles } from '../auth/access.decorators';
import { CurrentExchange, type Exchange } from '../common/browser-cookies';
import { bodyOrNotModified } from '../common/http-cache';
import { ZodPipe } from '../common/zod.pipe';
import { QuestionsService } from './questions.service';

@Controller('questions')
@Roles('admin')
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  @Get([':subject', 'views-questions/:subject'])
  async list(
    @Param('subject', new ZodPipe(subjectSchema)) subject: Subject,
    @Query(new ZodPipe(questionListQuerySchema)) query: QuestionListQuery,
    @CurrentExchange() exchange: Exchange,
  ) {
    if (query.page !== undefined) return this.questions.listPage(query.page, subject, query);
    return bodyOrNotModified(exchange, await this.questions.listAll(subject, query));
  }

  @Get(['get-question/:id', 'question/:id'])
  find(
    @Param('id', new ZodPipe(idSchema)) id: string,
    @Query(new ZodPipe(questionSubjectQuerySchema)) { subject }: { subject: Subject },
  ) {
    return this.questions.find(id, subject);
  }
}
