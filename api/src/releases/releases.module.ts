import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../exams';
import { ClientReportsController } from './client-reports/client-reports.controller';
import { ClientReportsService } from './client-reports/client-reports.service';
import {
  CanaryVisitorsService,
  COUNTED_PAGES,
  COUNTED_VISITORS,
  CountedPagesService,
  CountedVisitorRecordSchema,
} from './client-reports/counted-visitors';
import { PublishedReleasesService } from './client-reports/published-releases.service';
import { ReportBucketRecord, ReportBucketRecordSchema } from './client-reports/report-bucket.schema';
import { ReportCountsService } from './client-reports/report-counts.service';
import { VisitorCookie } from './client-reports/visitor-cookie';
import { CanaryCountsService } from './operations/canary-counts.service';
import { OperationsController } from './operations/operations.controller';
import { OperationsService } from './operations/operations.service';
import { OverrideCookie } from './operations/override-cookie';
import { RegistryUpkeep } from './operations/registry-upkeep';
import { RemotesService } from './operations/remotes.service';
import { ApiMetrics } from './service-state/api-metrics';
import { ServiceStateService } from './service-state/service-state.service';
import { RollbackWebhooks, WebhookCallRecord, WebhookCallRecordSchema } from './team-releases/rollback-webhooks';
import { TeamReleasesController } from './team-releases/team-releases.controller';
import { TeamReleasesService } from './team-releases/team-releases.service';

@Module({
  imports: [
    AttemptsModule,
    MongooseModule.forFeature([
      { name: WebhookCallRecord.name, schema: WebhookCallRecordSchema },
      { name: ReportBucketRecord.name, schema: ReportBucketRecordSchema },
      { name: COUNTED_VISITORS, schema: CountedVisitorRecordSchema, collection: COUNTED_VISITORS },
      { name: COUNTED_PAGES, schema: CountedVisitorRecordSchema, collection: COUNTED_PAGES },
    ]),
  ],
  controllers: [ClientReportsController, OperationsController, TeamReleasesController],
  providers: [
    ApiMetrics,
    CanaryCountsService,
    CanaryVisitorsService,
    RegistryUpkeep,
    ClientReportsService,
    CountedPagesService,
    OperationsService,
    OverrideCookie,
    PublishedReleasesService,
    ReportCountsService,
    RemotesService,
    RollbackWebhooks,
    ServiceStateService,
    TeamReleasesService,
    VisitorCookie,
  ],
})
export class ReleasesModule {}
