import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AttemptsModule } from '../exams';
import { QuestionStatisticsService } from './bank-statistics/question-statistics.service';
import { StatisticsController } from './bank-statistics/statistics.controller';
import { StatisticsListService } from './bank-statistics/statistics-list.service';
import { StatisticsRowsService } from './bank-statistics/statistics-rows.service';
import { TestStatisticsController } from './bank-statistics/test-statistics.controller';
import { CountingService } from './counting/counting.service';
import { CountingTask } from './counting/counting.task';
import {
  ItemTableRecord,
  ItemTableRecordSchema,
  StatisticsRunRecord,
  StatisticsRunRecordSchema,
} from './counting/item-table.schema';
import {
  FlagDismissalRecord,
  FlagDismissalRecordSchema,
  FlagDismissalsService,
} from './decisions/flag-dismissals.service';
import { StatisticsMailController } from './monthly-mail/statistics-mail.controller';
import { StatisticsMailService, StatisticsMailTask } from './monthly-mail/statistics-mail.service';

/** For commands of staff, too. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ItemTableRecord.name, schema: ItemTableRecordSchema },
      { name: StatisticsRunRecord.name, schema: StatisticsRunRecordSchema },
      { name: FlagDismissalRecord.name, schema: FlagDismissalRecordSchema },
    ]),
    AttemptsModule,
    QuestionsModule,
  ],
  providers: [CountingService],
  exports: [CountingService, MongooseModule],
})
export class AnswerCountingModule {}

@Module({
  imports: [AnswerCountingModule, AccountsModule, AttemptsModule, QuestionsModule],
  controllers: [StatisticsController, TestStatisticsController, StatisticsMailController],
  providers: [
    CountingTask,
    FlagDismissalsService,
    QuestionStatisticsService,
    StatisticsListService,
    StatisticsMailService,
    StatisticsMailTask,
    StatisticsRowsService,
  ],
})
export class StatisticsModule {}
