import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { AssessmentRecord, AssessmentRecordSchema } from './assessment.schema';
import { FreeAssessmentRetention } from './free-assessment-retention';

const records = MongooseModule.forFeature([{ name: AssessmentRecord.name, schema: AssessmentRecordSchema }]);

/** The stored assessments, without the endpoints. */
@Module({
  imports: [records, AttemptsModule],
  providers: [FreeAssessmentRetention],
  exports: [records, FreeAssessmentRetention],
})
export class FreeAssessmentRecordsModule {}
