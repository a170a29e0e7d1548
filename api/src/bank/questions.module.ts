import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesService } from './candidates/candidates.service';
import { ImageRecord, ImageRecordSchema } from './images/image.schema';
import { ImagesController } from './images/images.controller';
import { ImagesService } from './images/images.service';
import { ImportRecord, ImportRecordSchema } from './import-records/import.schema';
import { BankChanges, BankRevision } from './questions/bank-revision';
import { BinService } from './questions/bin.service';
import { DeletedQuestionRecord, DeletedQuestionRecordSchema } from './questions/deleted-question.schema';
import { NearDuplicatesService } from './questions/near-duplicates.service';
import { PublishingRuleService } from './questions/publishing-rule.service';
import { QuestionRecord, QuestionRecordSchema } from './questions/question.schema';
import { QuestionAdditionsController } from './questions/question-additions.controller';
import { QuestionChangesController } from './questions/question-changes.controller';
import { QuestionChangesService } from './questions/question-changes.service';
import { QuestionDeletionsService } from './questions/question-deletions.service';
import { QuestionSelectionService } from './questions/question-selection.service';
import { QuestionSetsService } from './questions/question-sets.service';
import { QuestionVersionRecord, QuestionVersionRecordSchema } from './questions/question-version.schema';
import { QuestionVersionsService } from './questions/question-versions.service';
import { QuestionsController } from './questions/questions.controller';
import { QuestionsService } from './questions/questions.service';
import { StoredQuestionsService } from './questions/stored-questions.service';
import { BankSettingRecord, BankSettingRecordSchema, TwoPeopleService } from './questions/two-people.service';
import { UnusedImagesService } from './questions/unused-images.service';

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
    MongooseModule.forFeature([
      { name: QuestionVersionRecord.name, schema: QuestionVersionRecordSchema },
      { name: DeletedQuestionRecord.name, schema: DeletedQuestionRecordSchema },
      { name: BankSettingRecord.name, schema: BankSettingRecordSchema },
      { name: ImageRecord.name, schema: ImageRecordSchema },
      { name: ImportRecord.name, schema: ImportRecordSchema },
    ]),
  ],
  controllers: [QuestionsController, QuestionChangesController, QuestionAdditionsController, ImagesController],
  providers: [
    BinService,
    QuestionsService,
    StoredQuestionsService,
    TwoPeopleService,
    PublishingRuleService,
    QuestionChangesService,
    QuestionDeletionsService,
    QuestionSetsService,
    QuestionSelectionService,
    NearDuplicatesService,
    CandidatesService,
    QuestionVersionsService,
    BankRevision,
    ImagesService,
    UnusedImagesService,
  ],
  exports: [
    BankChangesModule,
    QuestionsService,
    QuestionChangesService,
    QuestionDeletionsService,
    QuestionSelectionService,
    QuestionVersionsService,
    BankRevision,
    CandidatesService,
    ImagesService,
    NearDuplicatesService,
    PublishingRuleService,
    TwoPeopleService,
    MongooseModule,
  ],
})
export class QuestionsModule {}
