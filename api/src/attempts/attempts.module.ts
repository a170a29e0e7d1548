import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionsModule } from '../questions/questions.module';
import { AttemptRecord, AttemptRecordSchema } from './attempt.schema';
import { AttemptSweeper } from './attempt-sweeper';
import { AttemptViewsService } from './attempt-views.service';
import { AttemptsService } from './attempts.service';
import { SubmissionService } from './submission.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: AttemptRecord.name, schema: AttemptRecordSchema }]), QuestionsModule],
  providers: [AttemptsService, SubmissionService, AttemptViewsService, AttemptSweeper],
  exports: [AttemptsService, SubmissionService, AttemptViewsService],
})
export class AttemptsModule {}
