import { Controller, type StreamableFile } from '@nestjs/common';
import { exportQuestions } from '@wattle/contract/bank';
import { Endpoint, Input, type InputOf } from '../../infrastructure';
import { xlsxFile } from '../workbooks/xlsx-file';
import { QuestionExportService } from './question-export.service';

@Controller()
export class QuestionExportController {
  constructor(private readonly exports: QuestionExportService) {}

  @Endpoint(exportQuestions)
  async export(@Input() { params: { subject }, query }: InputOf<typeof exportQuestions>): Promise<StreamableFile> {
    return xlsxFile(await this.exports.export(subject, query), `questions-${subject}.xlsx`);
  }
}
