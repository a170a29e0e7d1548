import { Injectable } from '@nestjs/common';
import type { ClientReport, CspReports } from '@wattle/contract';
import { Clock } from '../common/clock';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import { violationsOf } from './csp-violations';
import { withoutIds } from './path-pattern';
import { type Addition } from './pending-counts';
import { PublishedVersions } from './published-versions';
import { ReportCountsService } from './report-counts.service';
import { intervalOf } from './vital-histogram';

const HOUR_MS = 3_600_000;

/** Counts what pages and browsers report. */
@Injectable()
export class ClientReportsService {
  /** A school has one network: hundreds of pages, of which each has a few reports a minute. */
  private readonly limiter: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly counts: ReportCountsService,
    private readonly versions: PublishedVersions,
    private readonly clock: Clock,
  ) {
    const refusal = 'Too many reports came from your network.';
    this.limiter = limits.createInProcess({ name: 'client-reports', points: 6_000, seconds: 60, refusal });
  }

  async count(reports: readonly ClientReport[], network: string): Promise<void> {
    await this.limiter.take(network, reports.length);
    for (const report of reports) {
      const place = await this.versions.placeOf(report.remote, report.version, report.comparedWith);
      this.counts.add({ ...place, hour: this.hour() }, this.additionOf(report));
    }
  }

  async countViolations(reports: CspReports, network: string): Promise<void> {
    const violations = violationsOf(reports);
    await this.limiter.take(network, violations.length);
    for (const { remote, version, text } of violations) {
      const place = await this.versions.placeOf(remote, version);
      this.counts.add({ ...place, hour: this.hour() }, { increments: { violations: 1 }, latestViolation: text });
    }
  }

  private additionOf(report: ClientReport): Addition {
    switch (report.kind) {
      case 'view':
        return { increments: { views: 1 } };
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
    return new Date(Math.floor(this.clock.now().getTime() / HOUR_MS) * HOUR_MS);
  }
}
