import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { AttemptsModule } from '../exams';
import { FreeAssessmentRecordsModule } from '../free-assessment';
import { WritingModule } from '../writing';
import { ErasureService } from './erasure/erasure.service';
import { FamilyErasureService } from './erasure/family-erasure.service';
import { FamilyChildrenService } from './members/family-children.service';
import { FamilyExportService } from './members/family-export.service';
import { StaffActionRecord, StaffActionRecordSchema } from './staff-actions/staff-action.schema';
import { StaffActionsService } from './staff-actions/staff-actions.service';

const services = [
  ErasureService,
  FamilyChildrenService,
  FamilyErasureService,
  FamilyExportService,
  StaffActionsService,
];

@Module({
  imports: [
    MongooseModule.forFeature([{ name: StaffActionRecord.name, schema: StaffActionRecordSchema }]),
    AccountsModule,
    AttemptsModule,
    FreeAssessmentRecordsModule,
    WritingModule,
  ],
  providers: services,
  exports: services,
})
export class FamilyServicesModule {}
