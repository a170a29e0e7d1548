import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { AccountsModule } from '../../accounts';
import { type Database, InfrastructureModule } from '../../infrastructure';
import { MailRecordsModule } from '../../mail';
import { AnswerCountingModule } from '../../statistics';
import { FamilyServicesModule } from '../family-services.module';

@Module({})
export class StaffModule {
  static register(environment: Environment, database: Database): DynamicModule {
    return {
      module: StaffModule,
      imports: [
        InfrastructureModule.register(environment, database),
        AccountsModule,
        AnswerCountingModule,
        MailRecordsModule,
        FamilyServicesModule,
      ],
    };
  }
}
