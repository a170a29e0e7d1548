import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type GeneratedQuestionsQuery,
  generatedQuestionsQuerySchema,
  idSchema,
  type NearDuplicateQuery,
  nearDuplicateQuerySchema,
  type QuestionListQuery,
  questionListQuerySchema,
  questionSubjectQuerySchema,
  type Subject,
  subjectSchema,
} from '@wattle/contract';
import { bodyOrNotModified, CurrentExchange, type Exchange, Roles, ZodPipe } from '../../infrastructure';
import { NearDuplicatesService } from './near-duplicates.service';
import { QuestionsService } from './questions.service';

@Controller('questions')
@Roles('admin')
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly nearDuplicates: NearDuplicatesService,
  ) {}

  @Get([':subject', 'views-questions/:subject'])
  async list(
    @Param('subject', new ZodPipe(subjectSchema)) subject: Subject,
    @Query(new ZodPipe(questionListQuerySchema)) query: QuestionListQuery,
    @CurrentExchange() exchange: Exchange,
  ) {
    if (query.page !== undefined) return this.questions.listPage(query.page, subject, query);
    return bodyOrNotModified(exchange, await this.questions.listAll(subject, query));
  }

  @Get('generated/:id')
  listGenerated(
    @Param('id', new ZodPipe(idSchema)) id: string,
    @Query(new ZodPipe(generatedQuestionsQuerySchema)) { subject, extractQuestionId }: GeneratedQuestionsQuery,
  ) {
    return this.questions.listGenerated(id, subject, extractQuestionId);
  }

  @Get('history/:id')
  history(
    @Param('id', new ZodPipe(idSchema)) id: string,
    @Query(new ZodPipe(questionSubjectQuerySchema)) { subject }: { subject: Subject },
  ) {
    return this.questions.history(id, subject);
  }

  @Get('counts')
  counts() {
    return this.questions.counts();
  }

  @Get('topics/:subject')
  topics(@Param('subject', new ZodPipe(subjectSchema)) subject: Subject) {
    return this.questions.topics(subject);
  }

  @Post('near-duplicates')
  @HttpCode(200)
  listNearDuplicates(@Body(new ZodPipe(nearDuplicateQuerySchema)) typed: NearDuplicateQuery) {
    return this.nearDuplicates.find(typed);
  }

  @Get(['get-question/:id', 'question/:id'])
  find(
    @Param('id', new ZodPipe(idSchema)) id: string,
    @Query(new ZodPipe(questionSubjectQuerySchema)) { subject }: { subject: Subject },
  ) {
    return this.questions.find(id, subject);
  }
}
