export type { Assessment } from './assessments/assessment.schema';
export { FreeAssessmentRetention } from './assessments/free-assessment-retention';
export { FreeAssessmentModule } from './free-assessment.module';
export { FreeAssessmentRecordsModule } from './free-assessment-records.module';
