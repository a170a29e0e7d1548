import { Injectable } from '@nestjs/common';
import type { ClientReport, ClientReports, CspReports } from '@wattle/contract';
import type { Visitor } from '@wattle/federation/canary';
import { Clock, RateLimits } from '../../infrastructure';
import { violationsOf } from './csp-violations';
import { CurrentCanaries, canaryKey } from './current-canaries';
import { DecidingReportsService } from './deciding-reports.service';
import { withoutIds } from './path-pattern';
import { type Addition } from './pending-counts';
import { PublishedVersions } from './published-versions';
import { ReportCountsService } from './report-counts.service';
import { startOfHour } from './start-of-hour';
import { intervalOf } from './vital-histogram';

/** Counts what pages and browsers report. */
@Injectable()
export class ClientReportsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly counts: ReportCountsService,
    private readonly versions: PublishedVersions,
    private readonly canaries: CurrentCanaries,
    private readonly deciding: DecidingReportsService,
    private readonly clock: Clock,
  ) {}

  async count({ reports, page }: ClientReports, network: string, visitor: Visitor | undefined): Promise<void> {
    await this.limits.of('client-reports').take(network, reports.length);
    const sentPage = this.deciding.pageOf(page);
    for (const report of reports) {
      const source = await this.versions.sourceOf(report);
      const found = await this.canaries.find(report);
      const canary = found ? canaryKey(found) : '';
      this.counts.add({ ...source, canary, hour: this.hour() }, this.additionOf(report));
      if (sentPage) this.deciding.add({ report, source, page: sentPage, canary: found, visitor });
    }
  }

  async countViolations(reports: CspReports, network: string): Promise<void> {
    const violations = violationsOf(reports);
    await this.limits.of('client-reports').take(network, violations.length);
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
