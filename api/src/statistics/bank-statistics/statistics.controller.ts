import { Controller, type StreamableFile } from '@nestjs/common';
import {
  dismissFlags,
  exportStatistics,
  exportStatisticsAsCsv,
  questionStatistics,
  releaseQuestion,
  statisticsList,
  withholdQuestion,
} from '@wattle/contract/item-statistics';
import type { Message } from '@wattle/contract/primitives';
import { csvFile, QuestionChangesService, workbookOf, xlsxFile } from '../../bank';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { FlagDismissalsService } from '../decisions/flag-dismissals.service';
import { QuestionStatisticsService } from './question-statistics.service';
import { StatisticsListService } from './statistics-list.service';
import { sheetOf, textCells } from './statistics-sheet';

@Controller()
export class StatisticsController {
  constructor(
    private readonly lists: StatisticsListService,
    private readonly questions: QuestionStatisticsService,
    private readonly dismissals: FlagDismissalsService,
    private readonly changes: QuestionChangesService,
  ) {}

  @Endpoint(statisticsList)
  list(@Input() { query }: InputOf<typeof statisticsList>) {
    return this.lists.list(query);
  }

  @Endpoint(questionStatistics)
  read(@Input() { params: { id }, query: { subject, ...switches } }: InputOf<typeof questionStatistics>) {
    return this.questions.read(id, subject, switches);
  }

  @Endpoint(exportStatistics)
  async export(@Input() { query }: InputOf<typeof exportStatistics>): Promise<StreamableFile> {
    const [header, ...rows] = sheetOf(await this.lists.listAll(query), query);
    return xlsxFile(workbookOf('Statistics', header, rows), 'statistics.xlsx');
  }

  @Endpoint(exportStatisticsAsCsv)
  async exportAsCsv(@Input() { query }: InputOf<typeof exportStatisticsAsCsv>): Promise<StreamableFile> {
    return csvFile(sheetOf(await this.lists.listAll(query), query).map(textCells), 'statistics.csv');
  }

  @Endpoint(withholdQuestion)
  async withhold(
    @Input() { params: { id }, query: { subject } }: InputOf<typeof withholdQuestion>,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<Message> {
    await this.changes.setWithheld(id, subject, true, username);
    return { message: 'No new test has this question until you put it back; papers that are printed keep it.' };
  }

  @Endpoint(releaseQuestion)
  async release(
    @Input() { params: { id }, query: { subject } }: InputOf<typeof releaseQuestion>,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<Message> {
    await this.changes.setWithheld(id, subject, false, username);
    return { message: 'Tests have this question again.' };
  }

  @Endpoint(dismissFlags)
  dismiss(
    @Input() { params: { id }, query: { subject }, body }: InputOf<typeof dismissFlags>,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<Message> {
    return this.dismissals.dismiss(id, subject, body, username);
  }
}
