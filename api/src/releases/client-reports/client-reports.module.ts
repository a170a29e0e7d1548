import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CanaryVisitorsService, COUNTED_VISITORS } from './canary-visitors.service';
import { ClientReportsController } from './client-reports.controller';
import { ClientReportsService } from './client-reports.service';
import { COUNTED_PAGES, CountedPagesService } from './counted-pages.service';
import { CountedVisitorRecordSchema } from './counted-visitor.schema';
import { CurrentCanaries } from './current-canaries';
import { DecidingReportsService } from './deciding-reports.service';
import { PublishedVersions } from './published-versions';
import { ReportBucketRecord, ReportBucketRecordSchema } from './report-bucket.schema';
import { ReportCountsService } from './report-counts.service';
import { ReportFiguresService } from './report-figures.service';
import { VisitorCookie } from './visitor-cookie';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ReportBucketRecord.name, schema: ReportBucketRecordSchema },
      { name: COUNTED_VISITORS, schema: CountedVisitorRecordSchema, collection: COUNTED_VISITORS },
      { name: COUNTED_PAGES, schema: CountedVisitorRecordSchema, collection: COUNTED_PAGES },
    ]),
  ],
  controllers: [ClientReportsController],
  providers: [
    CanaryVisitorsService,
    ClientReportsService,
    CountedPagesService,
    CurrentCanaries,
    DecidingReportsService,
    PublishedVersions,
    ReportCountsService,
    ReportFiguresService,
    VisitorCookie,
  ],
  exports: [CanaryVisitorsService, CountedPagesService, ReportCountsService, ReportFiguresService],
})
export class ClientReportsModule {}
