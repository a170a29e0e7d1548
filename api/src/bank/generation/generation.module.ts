import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionsModule } from '../questions.module';
import { GeneratedItemRecord, GeneratedItemRecordSchema } from './generated-item.schema';
import { GeneratedItemsController } from './generated-items.controller';
import { GeneratedItemsService } from './generated-items.service';
import { GenerationController } from './generation.controller';
import { GenerationRecord, GenerationRecordSchema } from './generation.schema';
import { GenerationService } from './generation.service';
import { GenerationDayRecord, GenerationDayRecordSchema } from './generation-day.schema';
import { GenerationLimits } from './generation-limits';
import { GenerationRecovery } from './generation-recovery';
import { GenerationRunner } from './generation-runner.service';
import { GenerationRunsController } from './generation-runs.controller';
import { GenerationRunsService } from './generation-runs.service';
import { GenerationStatusService } from './generation-status.service';
import { ItemChecksService } from './item-checks.service';
import { ModelCallRecord, ModelCallRecordSchema } from './model-call.schema';
import { ModelClient } from './model-client';
import { NearbyQuestionsService } from './nearby-questions.service';
import { PromptFiguresService } from './prompt-figures.service';
import { StoredItemsService } from './stored-items.service';

@Module({
  imports: [
    QuestionsModule,
    MongooseModule.forFeature([
      { name: GenerationRecord.name, schema: GenerationRecordSchema },
      { name: GeneratedItemRecord.name, schema: GeneratedItemRecordSchema },
      { name: ModelCallRecord.name, schema: ModelCallRecordSchema },
      { name: GenerationDayRecord.name, schema: GenerationDayRecordSchema },
    ]),
  ],
  controllers: [GenerationController, GenerationRunsController, GeneratedItemsController],
  providers: [
    GenerationService,
    GenerationRunsService,
    GenerationRunner,
    GenerationRecovery,
    GenerationLimits,
    GenerationStatusService,
    GeneratedItemsService,
    ItemChecksService,
    NearbyQuestionsService,
    PromptFiguresService,
    StoredItemsService,
    ModelClient,
  ],
})
export class GenerationModule {}
