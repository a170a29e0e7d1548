import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionsModule } from '../../bank/questions/questions.module';
import { AnswersService } from './answers.service';
import { AttemptRecord, AttemptRecordSchema } from './attempt.schema';
import { AttemptSweeper } from './attempt-sweeper';
import { AttemptViewsService } from './attempt-views.service';
import { AttemptsService } from './attempts.service';
import { SubmissionService } from './submission.service';

const records = MongooseModule.forFeature([{ name: AttemptRecord.name, schema: AttemptRecordSchema }]);

@Module({
  imports: [records, QuestionsModule],
  providers: [AttemptsService, AnswersService, SubmissionService, AttemptViewsService, AttemptSweeper],
  exports: [records, AttemptsService, AnswersService, SubmissionService, AttemptViewsService],
})
export class AttemptsModule {}
