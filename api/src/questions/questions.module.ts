import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BankChanges } from './bank-changes';
import { BankRevision } from './bank-revision';
import { QuestionRecord, QuestionRecordSchema } from './question.schema';
import { QuestionVersionRecord, QuestionVersionRecordSchema } from './question-version.schema';
import { QuestionVersionsService } from './question-versions.service';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';
import { ServedQuestionsService } from './served-questions.service';

@Module({ providers: [BankChanges], exports: [BankChanges] })
class BankChangesModule {}

@Module({
  imports: [
    BankChangesModule,
    MongooseModule.forFeatureAsync([
      {
        name: QuestionRecord.name,
        imports: [BankChangesModule],
        inject: [BankChanges],
        useFactory: (changes: BankChanges) => changes.follow(QuestionRecordSchema),
      },
    ]),
    MongooseModule.forFeature([{ name: QuestionVersionRecord.name, schema: QuestionVersionRecordSchema }]),
  ],
  controllers: [QuestionsController],
  providers: [QuestionsService, ServedQuestionsService, QuestionVersionsService, BankRevision],
  exports: [ServedQuestionsService, QuestionVersionsService, MongooseModule],
})
export class QuestionsModule {}
