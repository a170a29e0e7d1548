import { Module } from '@nestjs/common';
import { BankRecordsModule } from './bank-records.module';
import { CandidatesService } from './candidates/candidates.service';
import { ImagesController } from './images/images.controller';
import { ImagesService } from './images/images.service';
import { MisconceptionTagsController } from './misconceptions/misconception-tags.controller';
import { MisconceptionTagsService } from './misconceptions/misconception-tags.service';
import { BinService } from './questions/bin.service';
import { NearDuplicatesService } from './questions/near-duplicates.service';
import { PublishingRuleService } from './questions/publishing-rule.service';
import { BankRevision } from './questions/question.schema';
import { QuestionChangesController } from './questions/question-changes.controller';
import { QuestionChangesService } from './questions/question-changes.service';
import { QuestionDeletionsService } from './questions/question-deletions.service';
import { QuestionSelectionService } from './questions/question-selection.service';
import { QuestionSetsService } from './questions/question-sets.service';
import { QuestionVersionsService } from './questions/question-versions.service';
import { QuestionsController } from './questions/questions.controller';
import { QuestionsService } from './questions/questions.service';
import { StoredQuestionsService } from './questions/stored-questions.service';
import { TwoPeopleService } from './questions/two-people.service';
import { UnusedImagesService } from './questions/unused-images.service';

@Module({
  imports: [BankRecordsModule],
  controllers: [QuestionsController, QuestionChangesController, ImagesController, MisconceptionTagsController],
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
    MisconceptionTagsService,
  ],
  exports: [
    QuestionsService,
    QuestionChangesService,
    QuestionDeletionsService,
    QuestionSelectionService,
    QuestionVersionsService,
    BankRevision,
    CandidatesService,
    ImagesService,
    MisconceptionTagsService,
    NearDuplicatesService,
    PublishingRuleService,
    TwoPeopleService,
  ],
})
export class QuestionsModule {}
