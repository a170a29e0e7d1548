import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { type QuestionListQuery, questionListQuerySchema, type Subject, subjectSchema } from '@wattle/contract';
import { Roles, ZodPipe } from '../../infrastructure';
import { xlsxFile } from '../workbooks/xlsx-file';
import { QuestionExportService } from './question-export.service';

@Controller('questions/export')
@Roles('admin')
export class QuestionExportController {
  constructor(private readonly exports: QuestionExportService) {}

  @Get(':subject')
  async export(
    @Param('subject', new ZodPipe(subjectSchema)) subject: Subject,
    @Query(new ZodPipe(questionListQuerySchema)) query: QuestionListQuery,
  ): Promise<StreamableFile> {
    return xlsxFile(await this.exports.export(subject, query), `questions-${subject}.xlsx`);
  }
}
