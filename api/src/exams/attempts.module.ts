import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AnswersService } from './attempts/answers.service';
import { AttemptRecord, AttemptRecordSchema } from './attempts/attempt.schema';
import { AttemptCountsService } from './attempts/attempt-counts.service';
import { AttemptSweeper } from './attempts/attempt-sweeper';
import { AttemptViewsService } from './attempts/attempt-views.service';
import { AttemptsService } from './attempts/attempts.service';
import { RestBreaksService } from './attempts/rest-breaks.service';
import { SubmissionService } from './attempts/submission.service';
import { SubmittedTexts } from './attempts/submitted-texts';
import { QuestionReportRecord, QuestionReportRecordSchema } from './question-reports/question-report.schema';
import { QuestionReportsService } from './question-reports/question-reports.service';
import { PracticeStateRecord, PracticeStateRecordSchema } from './skills/practice-state.schema';

const records = MongooseModule.forFeature([
  { name: AttemptRecord.name, schema: AttemptRecordSchema },
  { name: PracticeStateRecord.name, schema: PracticeStateRecordSchema },
  { name: QuestionReportRecord.name, schema: QuestionReportRecordSchema },
]);

@Module({
  imports: [records, AccountsModule, DiscoveryModule, QuestionsModule],
  providers: [
    AttemptsService,
    AnswersService,
    RestBreaksService,
    SubmissionService,
    AttemptViewsService,
    AttemptCountsService,
    AttemptSweeper,
    SubmittedTexts,
    QuestionReportsService,
  ],
  exports: [
    records,
    AttemptsService,
    AnswersService,
    RestBreaksService,
    SubmissionService,
    AttemptViewsService,
    AttemptCountsService,
    QuestionReportsService,
  ],
})
export class AttemptsModule {}
