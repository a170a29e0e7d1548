import { Injectable } from '@nestjs/common';
import { type ClientReport, type ErrorReport, UNKNOWN_VERSION, type ViewReport } from '@wattle/contract';
import { readPageToken, type SentPage, type Visitor } from '@wattle/federation/canary';
import type { Canary } from '@wattle/federation/registry';
import { Clock, SecretKeys } from '../../infrastructure';
import { CanaryVisitorsService } from './canary-visitors.service';
import { CountedPagesService } from './counted-pages.service';
import { canaryKey, isVersionOf } from './current-canaries';
import type { ReportBucketRecord } from './report-bucket.schema';

/** A report of a page that the shell has sent. */
interface DecidingReport {
  report: ClientReport;
  /** The version that it is about. */
  source: Pick<ReportBucketRecord, 'remote' | 'version'>;
  page: SentPage;
  canary: Canary | undefined;
  /** Whoever the cookie of the browser names. */
  visitor: Visitor | undefined;
}

/** Counts those reports by which canaries end and versions are proven: of pages that the shell has sent. */
@Injectable()
export class DecidingReportsService {
  constructor(
    private readonly keys: SecretKeys,
    private readonly visitors: CanaryVisitorsService,
    private readonly pages: CountedPagesService,
    private readonly clock: Clock,
  ) {}

  /** The page with this token; undefined where its reports decide nothing. */
  pageOf(token: string | undefined): SentPage | undefined {
    return token === undefined ? undefined : readPageToken(token, this.keys.visitorKeys, this.clock.now());
  }

  add({ report, source, page, canary, visitor }: DecidingReport): void {
    if (report.kind === 'vital' || source.version === UNKNOWN_VERSION) return;
    const hasFailed = failsView(report);
    this.pages.addPage(source, page, hasFailed, this.clock.now());
    if (!canary || !visitor || visitor.number !== page.visitor) return;
    // A page that was opened with another share, or before the canary, may have another version than is the visitor's now.
    if (!isVersionOf(canary, visitor.number, source.version)) return;
    const { number, network } = visitor;
    this.visitors.add({ subject: canaryKey(canary), version: source.version, visitor: number, network, hasFailed });
  }
}

/** Whether a view that had not failed before has failed. */
function failsView(report: ViewReport | ErrorReport): boolean {
  return report.kind === 'view' ? report.hasFailed === true : report.isFirstOfView;
}
