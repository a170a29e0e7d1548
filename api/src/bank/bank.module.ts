import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BankRecordsModule } from './bank-records.module';
import { GeneratedItemsController } from './generation/generated-items.controller';
import { GeneratedItemsService } from './generation/generated-items.service';
import { GenerationController, GenerationRunsController } from './generation/generation.controller';
import {
  GeneratedItemRecord,
  GeneratedItemRecordSchema,
  GenerationRecord,
  GenerationRecordSchema,
  ModelCallRecord,
  ModelCallRecordSchema,
} from './generation/generation.schema';
import { GenerationService } from './generation/generation.service';
import { GenerationRecovery } from './generation/generation-recovery';
import { GenerationRounds } from './generation/generation-rounds.service';
import { ItemChecksService } from './generation/item-checks.service';
import { ModelUsageModule } from './generation/model-usage.module';
import { PromptFiguresService } from './generation/prompt-figures.service';
import { QtiExportService } from './question-export/qti-export.service';
import { QuestionExportController } from './question-export/question-export.controller';
import { QuestionExportService } from './question-export/question-export.service';
import { ImportBatchesService } from './question-import/import-batches.service';
import { ImportChangesService } from './question-import/import-changes.service';
import { ImportRecovery } from './question-import/import-recovery';
import { ImportedQuestionsService } from './question-import/imported-questions.service';
import { QuestionImportController } from './question-import/question-import.controller';
import { QuestionImportService } from './question-import/question-import.service';
import { QuestionsModule } from './questions.module';
import { SeedService } from './seed/seed.service';

@Module({
  imports: [
    BankRecordsModule,
    QuestionsModule,
    ModelUsageModule,
    MongooseModule.forFeature([
      { name: GenerationRecord.name, schema: GenerationRecordSchema },
      { name: GeneratedItemRecord.name, schema: GeneratedItemRecordSchema },
      { name: ModelCallRecord.name, schema: ModelCallRecordSchema },
    ]),
  ],
  controllers: [
    QuestionExportController,
    QuestionImportController,
    GenerationController,
    GenerationRunsController,
    GeneratedItemsController,
  ],
  providers: [
    GeneratedItemsService,
    GenerationRecovery,
    GenerationRounds,
    GenerationService,
    ImportBatchesService,
    ImportChangesService,
    ImportedQuestionsService,
    ImportRecovery,
    ItemChecksService,
    PromptFiguresService,
    QuestionExportService,
    QtiExportService,
    QuestionImportService,
    SeedService,
  ],
})
export class BankModule {}
