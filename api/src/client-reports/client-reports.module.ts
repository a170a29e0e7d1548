import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientReportsController } from './client-reports.controller';
import { ClientReportsService } from './client-reports.service';
import { PublishedVersions } from './published-versions';
import { ReportBucketRecord, ReportBucketRecordSchema } from './report-bucket.schema';
import { ReportCountsService } from './report-counts.service';
import { ReportFiguresService } from './report-figures.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: ReportBucketRecord.name, schema: ReportBucketRecordSchema }])],
  controllers: [ClientReportsController],
  providers: [ClientReportsService, PublishedVersions, ReportCountsService, ReportFiguresService],
  exports: [ReportCountsService, ReportFiguresService],
})
export class ClientReportsModule {}
