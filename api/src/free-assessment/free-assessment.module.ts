import { Module } from '@nestjs/common';
import { QuestionsModule } from '../bank';
import { ExamsModule } from '../exams';
import { AssessmentProgress } from './assessments/assessment-progress';
import { AssessmentsService } from './assessments/assessments.service';
import { FreeAssessmentService } from './assessments/free-assessment.service';
import { FreeTestQuestions } from './assessments/free-test-questions';
import { VisitorCookie } from './assessments/visitor-cookie';
import { FreeAssessmentController } from './free-assessment.controller';
import { FreeAssessmentRecordsModule } from './free-assessment-records.module';
import { ReportService } from './report/report.service';

@Module({
  imports: [FreeAssessmentRecordsModule, ExamsModule, QuestionsModule],
  controllers: [FreeAssessmentController],
  providers: [
    AssessmentProgress,
    AssessmentsService,
    FreeAssessmentService,
    FreeTestQuestions,
    ReportService,
    VisitorCookie,
  ],
})
export class FreeAssessmentModule {}
