import { Controller, StreamableFile } from '@nestjs/common';
import {
  exportTestStatistics,
  exportTestStatisticsAsCsv,
  type TestStatistics,
  testStatistics,
} from '@wattle/contract/item-statistics';
import { csvOf, workbookOf, xlsxFile } from '../../bank';
import { Endpoint } from '../../infrastructure';
import { StatisticsListService } from './statistics-list.service';
import { textCells } from './statistics-sheet';

const HEADER = ['kind', 'subject', 'questions', 'children', 'mean', 'sd', 'alpha', 'error_ratio', 'sem'];

@Controller()
export class TestStatisticsController {
  constructor(private readonly lists: StatisticsListService) {}

  @Endpoint(testStatistics)
  tests() {
    return this.lists.tests();
  }

  @Endpoint(exportTestStatistics)
  async export(): Promise<StreamableFile> {
    return xlsxFile(workbookOf('Tests', HEADER, rowsOf(await this.lists.tests())), 'test-statistics.xlsx');
  }

  @Endpoint(exportTestStatisticsAsCsv)
  async exportAsCsv(): Promise<StreamableFile> {
    const rows = rowsOf(await this.lists.tests()).map(textCells);
    const disposition = 'attachment; filename="test-statistics.csv"';
    return new StreamableFile(Buffer.from(csvOf([HEADER, ...rows])), { type: 'text/csv; charset=utf-8', disposition });
  }
}

/** Numbers stay numbers, so that a sheet can count with them; what is not known is empty. */
function rowsOf({ tests }: TestStatistics): (string | number)[][] {
  return tests.map(({ kind, subject, questions, n, figures }) => [
    kind,
    subject,
    questions,
    n,
    ...[figures?.mean, figures?.sd, figures?.alpha, figures?.errorRatio, figures?.sem].map(rounded),
  ]);
}

function rounded(figure: number | null | undefined): number | string {
  return figure == null ? '' : Number(figure.toFixed(3));
}
