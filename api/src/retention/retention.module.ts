import { Module } from '@nestjs/common';
import { FreeAssessmentModule } from '../free-assessment/free-assessment.module';
import { RetentionService } from './retention.service';

@Module({ imports: [FreeAssessmentModule], providers: [RetentionService] })
export class RetentionModule {}
