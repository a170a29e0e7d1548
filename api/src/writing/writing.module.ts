import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { ModelUsageModule, QuestionsModule } from '../bank';
import { AttemptsModule } from '../exams';
import { ComparisonSetRecord, ComparisonSetRecordSchema } from './comparisons/comparison-set.schema';
import { ComparisonSetsService } from './comparisons/comparison-sets.service';
import { ComparisonsController } from './comparisons/comparisons.controller';
import { JudgementRecord, JudgementRecordSchema } from './comparisons/judgement.schema';
import { JudgingService } from './comparisons/judging.service';
import { MarkingAgreementService } from './markings/marking-agreement.service';
import { MarkingViewsService, ModelPermission } from './markings/marking-views.service';
import { MarkingWorkService } from './markings/marking-work.service';
import {
  RememberedCommentsService,
  WritingCommentRecord,
  WritingCommentRecordSchema,
} from './markings/remembered-comments.service';
import { WritingMarkingRecord, WritingMarkingRecordSchema } from './markings/writing-marking.schema';
import { WritingMarkingsController } from './markings/writing-markings.controller';
import { WritingMarkingsService } from './markings/writing-markings.service';
import { ModelHelpController } from './model-help/model-help.controller';
import { ModelHelpService } from './model-help/model-help.service';
import { ScaleService } from './scale/scale.service';
import { WritingRecord, WritingRecordSchema } from './writings/writing.schema';
import { OrphanedWritings, WritingRecordsService } from './writings/writing-records.service';
import { WritingViewsService } from './writings/writing-views.service';
import { WritingsController } from './writings/writings.controller';
import { WritingsService } from './writings/writings.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ComparisonSetRecord.name, schema: ComparisonSetRecordSchema },
      { name: JudgementRecord.name, schema: JudgementRecordSchema },
      { name: WritingCommentRecord.name, schema: WritingCommentRecordSchema },
      { name: WritingRecord.name, schema: WritingRecordSchema },
      { name: WritingMarkingRecord.name, schema: WritingMarkingRecordSchema },
    ]),
    AccountsModule,
    AttemptsModule,
    ModelUsageModule,
    QuestionsModule,
  ],
  controllers: [ComparisonsController, ModelHelpController, WritingMarkingsController, WritingsController],
  providers: [
    ComparisonSetsService,
    JudgingService,
    MarkingAgreementService,
    MarkingViewsService,
    MarkingWorkService,
    ModelHelpService,
    ModelPermission,
    RememberedCommentsService,
    OrphanedWritings,
    ScaleService,
    WritingMarkingsService,
    WritingRecordsService,
    WritingViewsService,
    WritingsService,
  ],
  exports: [ComparisonSetsService, WritingMarkingsService, WritingRecordsService, WritingsService],
})
export class WritingModule {}
