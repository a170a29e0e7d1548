import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  GenerationDayRecord,
  GenerationDayRecordSchema,
  ModelCallRecord,
  ModelCallRecordSchema,
} from './generation.schema';
import { ModelClient } from './model-client';
import { ModelLimits } from './model-limits';

/** What asks a model, and counts how often it is asked. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ModelCallRecord.name, schema: ModelCallRecordSchema },
      { name: GenerationDayRecord.name, schema: GenerationDayRecordSchema },
    ]),
  ],
  providers: [ModelLimits, ModelClient],
  exports: [ModelLimits, ModelClient],
})
export class ModelUsageModule {}
