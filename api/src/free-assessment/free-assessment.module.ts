import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { QuestionsModule } from '../questions/questions.module';
import { AssessmentProgress } from './assessment-progress';
import { AssessmentsService } from './assessments.service';
import { FreeAssessmentController } from './free-assessment.controller';
import { FreeAssessmentService } from './free-assessment.service';
import { FreeAssessmentRecordsModule } from './free-assessment-records.module';
import { FreeTestQuestions } from './free-test-questions';
import { ReportService } from './report.service';
import { ResultsService } from './results.service';
import { VisitorCookie } from './visitor-cookie';

@Module({
  imports: [FreeAssessmentRecordsModule, AttemptsModule, QuestionsModule],
  controllers: [FreeAssessmentController],
  providers: [
    AssessmentProgress,
    AssessmentsService,
    FreeAssessmentService,
    FreeTestQuestions,
    ReportService,
    ResultsService,
    VisitorCookie,
  ],
  exports: [FreeAssessmentRecordsModule],
})
export class FreeAssessmentModule {}
