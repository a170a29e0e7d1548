import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import type { Environment } from '@wattle/environment';
import { FirstAccountsModule } from './accounts/first-accounts.module';
import { AuthModule } from './auth/auth.module';
import { ChildProgressModule } from './child-progress/child-progress.module';
import { ClientReportsModule } from './client-reports/client-reports.module';
import { CommonModule } from './common/common.module';
import { ErrorFilter } from './common/error.filter';
import { EnvironmentModule } from './config/environment.module';
import type { Database } from './database/database';
import { DatabaseModule } from './database/database.module';
import { FamiliesModule } from './families/families.module';
import { FreeAssessmentModule } from './free-assessment/free-assessment.module';
import { GenerationModule } from './generation/generation.module';
import { HealthModule } from './health/health.module';
import { ImagesModule } from './images/images.module';
import { MailModule } from './mail/mail.module';
import { OperationsModule } from './operations/operations.module';
import { QuestionExportModule } from './question-export/question-export.module';
import { QuestionImportModule } from './question-import/question-import.module';
import { QuestionsModule } from './questions/questions.module';
import { ReMarkingModule } from './re-marking/re-marking.module';
import { RetentionModule } from './retention/retention.module';
import { SeedModule } from './seed/seed.module';
import { ServiceStateModule } from './service-state/service-state.module';
import { StudentTestsModule } from './student-tests/student-tests.module';
import { WeeklyPlanModule } from './weekly-plan/weekly-plan.module';

@Module({})
export class AppModule {
  static register(environment: Environment, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvironmentModule.register(environment),
        DatabaseModule.register(database),
        DiscoveryModule,
        CommonModule,
        AuthModule,
        FirstAccountsModule,
        HealthModule,
        QuestionsModule,
        QuestionExportModule,
        QuestionImportModule,
        GenerationModule,
        ImagesModule,
        MailModule.register(environment),
        FreeAssessmentModule,
        StudentTestsModule,
        WeeklyPlanModule,
        FamiliesModule,
        ChildProgressModule,
        ReMarkingModule,
        ClientReportsModule,
        OperationsModule,
        ServiceStateModule,
        RetentionModule,
        SeedModule,
      ],
      providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
