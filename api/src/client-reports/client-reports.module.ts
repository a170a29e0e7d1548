import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CanaryVisitorRecord, CanaryVisitorRecordSchema } from './canary-visitor.schema';
import { CanaryVisitorsService } from './canary-visitors.service';
import { ClientReportsController } from './client-reports.controller';
import { ClientReportsService } from './client-reports.service';
import { CurrentCanaries } from './current-canaries';
import { PublishedVersions } from './published-versions';
import { ReportBucketRecord, ReportBucketRecordSchema } from './report-bucket.schema';
import { ReportCountsService } from './report-counts.service';
import { ReportFiguresService } from './report-figures.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ReportBucketRecord.name, schema: ReportBucketRecordSchema },
      { name: CanaryVisitorRecord.name, schema: CanaryVisitorRecordSchema },
    ]),
  ],
  controllers: [ClientReportsController],
  providers: [
    CanaryVisitorsService,
    ClientReportsService,
    CurrentCanaries,
    PublishedVersions,
    ReportCountsService,
    ReportFiguresService,
  ],
  exports: [CanaryVisitorsService, ReportCountsService, ReportFiguresService],
})
export class ClientReportsModule {}
