import { Module } from '@nestjs/common';
import { ClientReportsModule } from '../client-reports/client-reports.module';
import { CanaryCountsService } from './canary-counts.service';
import { CanaryWatch } from './canary-watch';
import { LocalVersionService } from './local-version.service';
import { OperationsController } from './operations.controller';
import { OperationsService } from './operations.service';
import { OverrideCookie } from './override-cookie';
import { RollbackService } from './rollback.service';
import { ServiceRecords } from './service-records';

@Module({
  imports: [ClientReportsModule],
  controllers: [OperationsController],
  providers: [
    CanaryCountsService,
    CanaryWatch,
    LocalVersionService,
    OperationsService,
    OverrideCookie,
    RollbackService,
    ServiceRecords,
  ],
})
export class OperationsModule {}
