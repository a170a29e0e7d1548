import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  GenerationDayRecord,
  GenerationDayRecordSchema,
  ModelCallRecord,
  ModelCallRecordSchema,
} from './generation.schema';
import { GenerationLimits } from './generation-limits';
import { ModelClient } from './model-client';

/** What asks a model, and counts how often it is asked. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ModelCallRecord.name, schema: ModelCallRecordSchema },
      { name: GenerationDayRecord.name, schema: GenerationDayRecordSchema },
    ]),
  ],
  providers: [GenerationLimits, ModelClient],
  exports: [GenerationLimits, ModelClient],
})
export class ModelUsageModule {}
