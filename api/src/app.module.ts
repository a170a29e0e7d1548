import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { AuthModule } from './accounts';
import { BankModule } from './bank';
import { ExamsModule } from './exams';
import { FamiliesModule } from './families';
import { FreeAssessmentModule } from './free-assessment';
import { type Database, InfrastructureModule, ServerModule } from './infrastructure';
import { MailModule } from './mail';
import { ReleasesModule } from './releases';
import { StatisticsModule } from './statistics';
import { WritingModule } from './writing';

@Module({})
export class AppModule {
  static register(environment: Environment, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.register(environment, database),
        ServerModule,
        MailModule.register(environment),
        AuthModule,
        BankModule,
        ExamsModule,
        StatisticsModule,
        WritingModule,
        FreeAssessmentModule,
        FamiliesModule,
        ReleasesModule,
      ],
    };
  }
}
