import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { QuestionsModule } from '../bank';
import { AttemptsModule, ExamsModule } from '../exams';
import { AssessmentRecord, AssessmentRecordSchema } from './assessments/assessment.schema';
import { AssessmentProgress } from './assessments/assessment-progress';
import { AssessmentRecordsService } from './assessments/assessment-records.service';
import { AssessmentsService } from './assessments/assessments.service';
import { FreeAssessmentService } from './assessments/free-assessment.service';
import { VisitorCookie } from './assessments/visitor-cookie';
import { FreeAssessmentController } from './free-assessment.controller';
import { ReportService } from './report/report.service';

const records = MongooseModule.forFeature([{ name: AssessmentRecord.name, schema: AssessmentRecordSchema }]);

/** What families and their erasure need of it. */
@Module({
  imports: [records, AttemptsModule],
  providers: [AssessmentRecordsService],
  exports: [AssessmentRecordsService],
})
export class FreeAssessmentRecordsModule {}

@Module({
  imports: [records, FreeAssessmentRecordsModule, ExamsModule, QuestionsModule],
  controllers: [FreeAssessmentController],
  providers: [AssessmentProgress, AssessmentsService, FreeAssessmentService, ReportService, VisitorCookie],
})
export class FreeAssessmentModule {}
