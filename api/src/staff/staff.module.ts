import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { AccountsModule } from '../accounts/accounts.module';
import { SessionsModule } from '../auth/sessions.module';
import { CommonModule } from '../common/common.module';
import { EnvironmentModule } from '../config/environment.module';
import type { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { FamilyServicesModule } from '../families/family-services.module';
import { MailRecordsModule } from '../mail/mail-records.module';

/** The parts of the API that staff commands need, without a server. */
@Module({})
export class StaffModule {
  static register(environment: Environment, database: Database): DynamicModule {
    return {
      module: StaffModule,
      imports: [
        EnvironmentModule.register(environment),
        DatabaseModule.register(database),
        CommonModule,
        SessionsModule,
        AccountsModule,
        MailRecordsModule.register(environment),
        FamilyServicesModule,
      ],
    };
  }
}
