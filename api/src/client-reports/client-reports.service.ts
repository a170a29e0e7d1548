import { Injectable } from '@nestjs/common';
import type { ClientReport, CspReports, ErrorReport, ViewReport } from '@wattle/contract';
import { Clock } from '../common/clock';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import { CanaryVisitorsService } from './canary-visitors.service';
import { violationsOf } from './csp-violations';
import { CurrentCanaries, canaryKey, isVersionOf } from './current-canaries';
import { withoutIds } from './path-pattern';
import { type Addition } from './pending-counts';
import { PublishedVersions } from './published-versions';
import { ReportCountsService } from './report-counts.service';
import { startOfHour } from './start-of-hour';
import { intervalOf } from './vital-histogram';

/** Counts what pages and browsers report. */
@Injectable()
export class ClientReportsService {
  /** A school has one network: hundreds of pages, of which each has a few reports a minute. */
  private readonly limiter: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly counts: ReportCountsService,
    private readonly versions: PublishedVersions,
    private readonly canaries: CurrentCanaries,
    private readonly visitors: CanaryVisitorsService,
    private readonly clock: Clock,
  ) {
    const refusal = 'Too many reports came from your network. Please try again later.';
    this.limiter = limits.createInProcess({ name: 'client-reports', points: 6_000, seconds: 60, refusal });
  }

  /** @param visitor - The number by which canaries choose the visitor, where the browser has one. */
  async count(reports: readonly ClientReport[], network: string, visitor: number | undefined): Promise<void> {
    await this.limiter.take(network, reports.length);
    for (const report of reports) {
      const source = await this.versions.sourceOf(report);
      const found = await this.canaries.find(report);
      const canary = found ? canaryKey(found) : '';
      this.counts.add({ ...source, canary, hour: this.hour() }, this.additionOf(report));
      // A page that was opened with another share, or before the canary, may have another version than is the visitor's now.
      if (!found || visitor === undefined || !isVersionOf(found, visitor, report.version)) continue;
      if (report.kind !== 'vital') {
        this.visitors.add({ canary, version: report.version, visitor, hasFailed: failsView(report) });
      }
    }
  }

  async countViolations(reports: CspReports, network: string): Promise<void> {
    const violations = violationsOf(reports);
    await this.limiter.take(network, violations.length);
    for (const { remote, version, text } of violations) {
      const source = await this.versions.sourceOf({ remote, version });
      this.counts.add(
        { ...source, canary: '', hour: this.hour() },
        { increments: { violations: 1 }, latestViolation: text },
      );
    }
  }

  private additionOf(report: ClientReport): Addition {
    switch (report.kind) {
      case 'view':
        return { increments: { views: 1, ...(report.hasFailed && { failedViews: 1 }) } };
      case 'vital':
        return { increments: { [`vitals.${report.name}.${intervalOf(report.name, report.value)}`]: 1 } };
      case 'error': {
        const { path, fault, message, isFirstOfView } = report;
        return {
          increments: { [`faults.${fault}`]: 1, ...(isFirstOfView && { failedViews: 1 }) },
          errors: [{ at: this.clock.now(), path: withoutIds(path), fault, message: withoutIds(message) }],
        };
      }
    }
  }

  private hour(): Date {
    return startOfHour(this.clock.now());
  }
}

/** Whether a view that had not failed before has failed. */
function failsView(report: ViewReport | ErrorReport): boolean {
  return report.kind === 'view' ? report.hasFailed === true : report.isFirstOfView;
}
