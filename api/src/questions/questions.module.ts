import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionRecord, QuestionRecordSchema } from './question.schema';
import { QuestionVersionRecord, QuestionVersionRecordSchema } from './question-version.schema';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: QuestionRecord.name, schema: QuestionRecordSchema },
      { name: QuestionVersionRecord.name, schema: QuestionVersionRecordSchema },
    ]),
  ],
  controllers: [QuestionsController],
  providers: [QuestionsService],
  exports: [QuestionsService, MongooseModule],
})
export class QuestionsModule {}
