import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { AccountsModule } from '../accounts/accounts.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { SessionsModule } from '../auth/sessions.module';
import { CommonModule } from '../common/common.module';
import { EnvironmentModule } from '../config/environment.module';
import type { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { ErasureModule } from '../erasure/erasure.module';
import { FreeAssessmentRecordsModule } from '../free-assessment/free-assessment-records.module';
import { MailRecordsModule } from '../mail/mail-records.module';
import { ExtraTimeService } from './extra-time.service';
import { FamiliesService } from './families.service';

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
        ErasureModule,
        AttemptsModule,
        MailRecordsModule.register(environment),
        FreeAssessmentRecordsModule,
      ],
      providers: [FamiliesService, ExtraTimeService],
    };
  }
}
