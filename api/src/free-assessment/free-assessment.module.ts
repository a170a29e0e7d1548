import { Module } from '@nestjs/common';
import { QuestionsModule } from '../bank/questions/questions.module';
import { AttemptsModule } from '../exams/attempts/attempts.module';
import { AssessmentProgress } from './assessments/assessment-progress';
import { AssessmentsService } from './assessments/assessments.service';
import { FreeAssessmentController } from './assessments/free-assessment.controller';
import { FreeAssessmentService } from './assessments/free-assessment.service';
import { FreeTestQuestions } from './assessments/free-test-questions';
import { VisitorCookie } from './assessments/visitor-cookie';
import { FreeAssessmentRecordsModule } from './free-assessment-records.module';
import { ReportService } from './report/report.service';
import { ResultsService } from './results/results.service';

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
