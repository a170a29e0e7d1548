import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesService } from '../../exams/choice/candidates.service';
import { ServedQuestionsService } from '../../exams/choice/served-questions.service';
import { ImagesModule } from '../images/images.module';
import { BankChanges } from './bank-changes';
import { BankRevision } from './bank-revision';
import { DeletedQuestionRecord, DeletedQuestionRecordSchema } from './deleted-question.schema';
import { NearDuplicatesService } from './near-duplicates.service';
import { QuestionRecord, QuestionRecordSchema } from './question.schema';
import { QuestionAdditionsController } from './question-additions.controller';
import { QuestionChangesController } from './question-changes.controller';
import { QuestionChangesService } from './question-changes.service';
import { QuestionDeletionsService } from './question-deletions.service';
import { QuestionSelectionService } from './question-selection.service';
import { QuestionSetsService } from './question-sets.service';
import { QuestionVersionRecord, QuestionVersionRecordSchema } from './question-version.schema';
import { QuestionVersionsService } from './question-versions.service';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';
import { StoredQuestionsService } from './stored-questions.service';

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
    ]),
    ImagesModule,
  ],
  controllers: [QuestionsController, QuestionChangesController, QuestionAdditionsController],
  providers: [
    QuestionsService,
    StoredQuestionsService,
    QuestionChangesService,
    QuestionDeletionsService,
    QuestionSetsService,
    QuestionSelectionService,
    NearDuplicatesService,
    CandidatesService,
    ServedQuestionsService,
    QuestionVersionsService,
    BankRevision,
  ],
  exports: [
    BankChangesModule,
    QuestionsService,
    QuestionChangesService,
    QuestionDeletionsService,
    QuestionSelectionService,
    ServedQuestionsService,
    QuestionVersionsService,
    BankRevision,
    MongooseModule,
  ],
})
export class QuestionsModule {}
