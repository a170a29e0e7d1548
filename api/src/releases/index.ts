export { acceptReportBodies } from './client-reports/report-bodies';
export { ReleasesModule } from './releases.module';
export { ApiMetrics } from './service-state/api-metrics';
