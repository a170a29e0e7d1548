import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { AttemptsModule } from '../exams';
import { WritingMarkingsService } from './markings/writing-markings.service';
import { MaskingService } from './masking/masking.service';
import { OrphanedWritings } from './writings/orphaned-writings';
import { WritingRecord, WritingRecordSchema } from './writings/writing.schema';
import { WritingRecordsService } from './writings/writing-records.service';
import { WritingViewsService } from './writings/writing-views.service';
import { WritingsController } from './writings/writings.controller';
import { WritingsService } from './writings/writings.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: WritingRecord.name, schema: WritingRecordSchema }]),
    AccountsModule,
    AttemptsModule,
    QuestionsModule,
  ],
  controllers: [WritingsController],
  providers: [
    MaskingService,
    OrphanedWritings,
    WritingMarkingsService,
    WritingRecordsService,
    WritingViewsService,
    WritingsService,
  ],
  exports: [WritingMarkingsService, WritingRecordsService, WritingsService],
})
export class WritingModule {}
