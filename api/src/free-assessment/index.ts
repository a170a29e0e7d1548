export type { Assessment } from './assessments/assessment.schema';
export { AssessmentRecordsService } from './assessments/assessment-records.service';
export { FreeAssessmentModule, FreeAssessmentRecordsModule } from './free-assessment.module';
