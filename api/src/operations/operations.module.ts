import { Module } from '@nestjs/common';
import { ClientReportsModule } from '../client-reports/client-reports.module';
import { StaffActionsModule } from '../families/staff-actions.module';
import { CanaryCountsService } from './canary-counts.service';
import { CanaryWatch } from './canary-watch';
import { LocalVersionService } from './local-version.service';
import { OperationsController } from './operations.controller';
import { OperationsService } from './operations.service';
import { OverrideCookie } from './override-cookie';
import { ReleaseActionsService } from './release-actions.service';
import { RollbackService } from './rollback.service';
import { ServiceRecords } from './service-records';

@Module({
  imports: [ClientReportsModule, StaffActionsModule],
  controllers: [OperationsController],
  providers: [
    CanaryCountsService,
    CanaryWatch,
    LocalVersionService,
    OperationsService,
    OverrideCookie,
    ReleaseActionsService,
    RollbackService,
    ServiceRecords,
  ],
})
export class OperationsModule {}
