import { Controller, StreamableFile } from '@nestjs/common';
import { exportQuestions, exportQuestionsAsCsv, exportQuestionsAsQti } from '@wattle/contract/bank';
import { Endpoint, Input, type InputOf } from '../../infrastructure';
import { xlsxFile } from '../workbooks/sheet-files';
import { QtiExportService } from './qti-export.service';
import { QuestionExportService } from './question-export.service';

@Controller()
export class QuestionExportController {
  constructor(
    private readonly exports: QuestionExportService,
    private readonly packages: QtiExportService,
  ) {}

  @Endpoint(exportQuestionsAsQti)
  exportAsQti(@Input() { query }: InputOf<typeof exportQuestionsAsQti>): StreamableFile {
    const disposition = `attachment; filename="questions-${query.subject}.zip"`;
    return new StreamableFile(this.packages.package(query), { type: 'application/zip', disposition });
  }

  @Endpoint(exportQuestions)
  async export(@Input() { params: { subject }, query }: InputOf<typeof exportQuestions>): Promise<StreamableFile> {
    return xlsxFile(await this.exports.workbook(subject, query), `questions-${subject}.xlsx`);
  }

  @Endpoint(exportQuestionsAsCsv)
  exportAsCsv(@Input() { params: { subject }, query }: InputOf<typeof exportQuestionsAsCsv>): StreamableFile {
    const disposition = `attachment; filename="questions-${subject}.csv"`;
    return new StreamableFile(this.exports.csv(subject, query), { type: 'text/csv; charset=utf-8', disposition });
  }
}
