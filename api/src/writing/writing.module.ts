import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AttemptsModule } from '../exams';
import { ComparisonSetRecord, ComparisonSetRecordSchema } from './comparisons/comparison-set.schema';
import { ComparisonSetsService } from './comparisons/comparison-sets.service';
import { ComparisonsController } from './comparisons/comparisons.controller';
import { JudgementRecord, JudgementRecordSchema } from './comparisons/judgement.schema';
import { JudgingService } from './comparisons/judging.service';
import { MaskingService } from './masking/masking.service';
import { WritingsService } from './writings/writings.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ComparisonSetRecord.name, schema: ComparisonSetRecordSchema },
      { name: JudgementRecord.name, schema: JudgementRecordSchema },
    ]),
    AccountsModule,
    AttemptsModule,
    QuestionsModule,
  ],
  controllers: [ComparisonsController],
  providers: [ComparisonSetsService, JudgingService, MaskingService, WritingsService],
  exports: [ComparisonSetsService],
})
export class WritingModule {}
