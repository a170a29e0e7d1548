import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { QuestionsModule } from '../questions/questions.module';
import { AssessmentRecord, AssessmentRecordSchema } from './assessment.schema';
import { AssessmentsService } from './assessments.service';
import { FreeAssessmentController } from './free-assessment.controller';
import { FreeAssessmentService } from './free-assessment.service';
import { FreeAssessmentRetention } from './free-assessment-retention';
import { FreeTestQuestions } from './free-test-questions';
import { ReportService } from './report.service';
import { VisitorCookie } from './visitor-cookie';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: AssessmentRecord.name, schema: AssessmentRecordSchema }]),
    AttemptsModule,
    QuestionsModule,
  ],
  controllers: [FreeAssessmentController],
  providers: [
    AssessmentsService,
    FreeAssessmentService,
    FreeTestQuestions,
    ReportService,
    VisitorCookie,
    FreeAssessmentRetention,
  ],
  exports: [FreeAssessmentRetention],
})
export class FreeAssessmentModule {}
