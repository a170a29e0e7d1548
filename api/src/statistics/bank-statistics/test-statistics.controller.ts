import { Controller, type StreamableFile } from '@nestjs/common';
import {
  exportTestStatistics,
  exportTestStatisticsAsCsv,
  type TestStatistics,
  testStatistics,
} from '@wattle/contract/item-statistics';
import { csvFile, workbookOf, xlsxFile } from '../../bank';
import { Endpoint } from '../../infrastructure';
import { StatisticsListService } from './statistics-list.service';
import { rounded, type SheetCell, textCells } from './statistics-sheet';

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
    return csvFile([HEADER, ...rowsOf(await this.lists.tests()).map(textCells)], 'test-statistics.csv');
  }
}

function rowsOf({ tests }: TestStatistics): SheetCell[][] {
  return tests.map(({ kind, subject, questions, n, figures }) => [
    kind,
    subject,
    questions,
    n,
    ...[figures?.mean, figures?.sd, figures?.alpha, figures?.errorRatio, figures?.sem].map((each) => rounded(each)),
  ]);
}
