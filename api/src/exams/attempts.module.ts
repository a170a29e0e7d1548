import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionsModule } from '../bank';
import { AnswersService } from './attempts/answers.service';
import { AttemptRecord, AttemptRecordSchema } from './attempts/attempt.schema';
import { AttemptCountsService } from './attempts/attempt-counts.service';
import { AttemptSweeper } from './attempts/attempt-sweeper';
import { AttemptViewsService } from './attempts/attempt-views.service';
import { AttemptsService } from './attempts/attempts.service';
import { SubmissionService } from './attempts/submission.service';

const records = MongooseModule.forFeature([{ name: AttemptRecord.name, schema: AttemptRecordSchema }]);

@Module({
  imports: [records, QuestionsModule],
  providers: [
    AttemptsService,
    AnswersService,
    SubmissionService,
    AttemptViewsService,
    AttemptCountsService,
    AttemptSweeper,
  ],
  exports: [records, AttemptsService, AnswersService, SubmissionService, AttemptViewsService, AttemptCountsService],
})
export class AttemptsModule {}
