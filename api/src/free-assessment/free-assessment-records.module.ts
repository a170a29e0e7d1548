import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../exams';
import { AssessmentRecord, AssessmentRecordSchema } from './assessments/assessment.schema';
import { FreeAssessmentRetention } from './assessments/free-assessment-retention';

const records = MongooseModule.forFeature([{ name: AssessmentRecord.name, schema: AssessmentRecordSchema }]);

@Module({
  imports: [records, AttemptsModule],
  providers: [FreeAssessmentRetention],
  exports: [records, FreeAssessmentRetention],
})
export class FreeAssessmentRecordsModule {}
