import { Controller, StreamableFile } from '@nestjs/common';
import { exportQuestions, exportQuestionsAsCsv, exportQuestionsAsQti } from '@wattle/contract/bank';
import { downloadAs, Endpoint, Input, type InputOf } from '../../infrastructure';
import { CSV, xlsxFile } from '../workbooks/sheet-files';
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
    return new StreamableFile(
      this.packages.package(query),
      downloadAs(`questions-${query.subject}.zip`, 'application/zip'),
    );
  }

  @Endpoint(exportQuestions)
  async export(@Input() { params: { subject }, query }: InputOf<typeof exportQuestions>): Promise<StreamableFile> {
    return xlsxFile(await this.exports.workbook(subject, query), `questions-${subject}.xlsx`);
  }

  @Endpoint(exportQuestionsAsCsv)
  exportAsCsv(@Input() { params: { subject }, query }: InputOf<typeof exportQuestionsAsCsv>): StreamableFile {
    return new StreamableFile(this.exports.csv(subject, query), downloadAs(`questions-${subject}.csv`, CSV));
  }
}
