import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { AccountsModule } from '../../accounts/accounts.module';
import { SessionsModule } from '../../accounts/auth/sessions.module';
import { CommonModule } from '../../infrastructure/common.module';
import { EnvironmentModule } from '../../infrastructure/config/environment.module';
import type { Database } from '../../infrastructure/database/database';
import { DatabaseModule } from '../../infrastructure/database/database.module';
import { MailRecordsModule } from '../../mail/mail-records.module';
import { FamilyServicesModule } from '../members/family-services.module';

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
