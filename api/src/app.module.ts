import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import type { Environment } from '@wattle/environment';
import { AuthModule } from './accounts/auth/auth.module';
import { GenerationModule } from './bank/generation/generation.module';
import { ImagesModule } from './bank/images/images.module';
import { QuestionExportModule } from './bank/question-export/question-export.module';
import { QuestionImportModule } from './bank/question-import/question-import.module';
import { QuestionsModule } from './bank/questions/questions.module';
import { SeedModule } from './bank/seed/seed.module';
import { ReMarkingModule } from './exams/re-marking/re-marking.module';
import { StudentTestsModule } from './exams/student-tests/student-tests.module';
import { ChildProgressModule } from './families/child-progress/child-progress.module';
import { FamiliesModule } from './families/families.module';
import { FirstAccountsModule } from './families/first-accounts/first-accounts.module';
import { WeeklyPlanModule } from './families/weekly-plan/weekly-plan.module';
import { FreeAssessmentModule } from './free-assessment/free-assessment.module';
import { CommonModule } from './infrastructure/common.module';
import { EnvironmentModule } from './infrastructure/config/environment.module';
import type { Database } from './infrastructure/database/database';
import { DatabaseModule } from './infrastructure/database/database.module';
import { HealthModule } from './infrastructure/health/health.module';
import { ErrorFilter } from './infrastructure/http/error.filter';
import { RetentionModule } from './infrastructure/retention/retention.module';
import { MailModule } from './mail/mail.module';
import { ClientReportsModule } from './releases/client-reports/client-reports.module';
import { OperationsModule } from './releases/operations/operations.module';
import { ServiceStateModule } from './releases/service-state/service-state.module';

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
