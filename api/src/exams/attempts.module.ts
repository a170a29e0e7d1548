import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AnswersService } from './attempts/answers.service';
import { ResultChanges } from './attempts/attempt';
import { AttemptRecord, AttemptRecordSchema } from './attempts/attempt.schema';
import { AttemptListsService } from './attempts/attempt-lists.service';
import { AttemptViewsService } from './attempts/attempt-views.service';
import { AttemptsService } from './attempts/attempts.service';
import { MarkedTestsService } from './attempts/marked-tests.service';
import { RestBreaksService } from './attempts/rest-breaks.service';
import { AttemptSweeper, SubmissionService } from './attempts/submission.service';
import { SubmittedTexts } from './attempts/submitted-texts';
import { MisconceptionsService } from './misconceptions/misconceptions.service';
import { QuestionReportRecord, QuestionReportRecordSchema } from './question-reports/question-report.schema';
import { QuestionReportsService } from './question-reports/question-reports.service';
import { PracticeStateRecord, PracticeStateRecordSchema } from './skills/practice-state.schema';
import { TypingService } from './typing/typing.service';
import { TypingResultRecord, TypingResultRecordSchema } from './typing/typing-result.schema';

/** Only for modules of this domain: others ask its services. */
export const ATTEMPT_RECORDS = MongooseModule.forFeature([
  { name: AttemptRecord.name, schema: AttemptRecordSchema },
  { name: PracticeStateRecord.name, schema: PracticeStateRecordSchema },
  { name: QuestionReportRecord.name, schema: QuestionReportRecordSchema },
  { name: TypingResultRecord.name, schema: TypingResultRecordSchema },
]);

const services = [
  AttemptsService,
  AttemptListsService,
  AnswersService,
  RestBreaksService,
  SubmissionService,
  AttemptViewsService,
  MisconceptionsService,
  MarkedTestsService,
  QuestionReportsService,
  TypingService,
  ResultChanges,
];

@Module({
  imports: [ATTEMPT_RECORDS, AccountsModule, DiscoveryModule, QuestionsModule],
  providers: [...services, AttemptSweeper, SubmittedTexts],
  exports: [...services, SubmittedTexts],
})
export class AttemptsModule {}
