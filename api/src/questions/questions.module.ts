import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionRecord, QuestionRecordSchema } from './question.schema';
import { QuestionVersionRecord, QuestionVersionRecordSchema } from './question-version.schema';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';
import { ServedQuestionsService } from './served-questions.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: QuestionRecord.name, schema: QuestionRecordSchema },
      { name: QuestionVersionRecord.name, schema: QuestionVersionRecordSchema },
    ]),
  ],
  controllers: [QuestionsController],
  providers: [QuestionsService, ServedQuestionsService],
  exports: [ServedQuestionsService, MongooseModule],
})
export class QuestionsModule {}
