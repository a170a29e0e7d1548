import { Injectable } from '@nestjs/common';
import type { ClientReport, ClientReports, CspReports } from '@wattle/contract/client-reports';
import { RELEASE_FILE_PATH, UNKNOWN_VERSION } from '@wattle/contract/constants';
import { readPageToken, type SentPage, type Visitor } from '@wattle/federation/canary';
import type { Canary } from '@wattle/federation/registry';
import { Clock, RateLimits, SecretKeys } from '../../infrastructure';
import { CanaryVisitorsService, CountedPagesService } from './counted-visitors';
import { canaryKey, isVersionOf, PublishedReleasesService, type ReportSource } from './published-releases.service';
import { startOfHour } from './report-bucket.schema';
import { type Addition, ReportCountsService } from './report-counts.service';
import { intervalOf } from './version-figures';

/** Email addresses, and words with so many digits that they may be an identifier. */
const IDENTIFYING = /(?<![^\s/])[^\s/]+@[^\s/]+|(?<![\w-])(?:[A-Za-z_-]*\d){4}[\w-]*/g;

interface Sender {
  visitor: Visitor | undefined;
  page: SentPage;
}

@Injectable()
export class ClientReportsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly counts: ReportCountsService,
    private readonly releases: PublishedReleasesService,
    private readonly visitors: CanaryVisitorsService,
    private readonly pages: CountedPagesService,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  async count(
    { reports, page: token }: ClientReports,
    clientIpPrefix: string,
    visitor: Visitor | undefined,
  ): Promise<void> {
    await this.limits.of('client-reports').take(clientIpPrefix, reports.length);
    const page = token === undefined ? undefined : readPageToken(token, this.keys.visitorKeys, this.clock.now());
    for (const report of reports) {
      const source = await this.releases.sourceOf(report);
      const canary = await this.releases.canaryOf(report);
      this.counts.add(this.bucketOf(source, canary), this.additionOf(report));
      if (page) this.countForDecisions(report, source, canary, { visitor, page });
    }
  }

  async countViolations(reports: CspReports, clientIpPrefix: string): Promise<void> {
    const violations = violationsOf(reports);
    await this.limits.of('client-reports').take(clientIpPrefix, violations.length);
    for (const { remote, version, text } of violations) {
      const source = await this.releases.sourceOf({ remote, version });
      this.counts.add(this.bucketOf(source), { increments: { violations: 1 }, latestViolation: text });
    }
  }

  private bucketOf(source: ReportSource, canary?: Canary) {
    return { ...source, canary: canary ? canaryKey(canary) : '', hour: startOfHour(this.clock.now()) };
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

  /** Canaries end, and versions are proven, only by reports of pages that the shell has sent. */
  private countForDecisions(
    report: ClientReport,
    source: ReportSource,
    canary: Canary | undefined,
    { visitor, page }: Sender,
  ): void {
    const { version } = source;
    if (report.kind === 'vital' || version === UNKNOWN_VERSION) return;
    const hasFailed = report.kind === 'view' ? report.hasFailed === true : report.isFirstOfView;
    this.pages.addPage(source, page, hasFailed, this.clock.now());
    if (!canary || !visitor || visitor.number !== page.visitor) return;
    // A page that was opened with another share, or before the canary, may have another version than the visitor's.
    if (!isVersionOf(canary, visitor.number, version)) return;
    const { number, network } = visitor;
    this.visitors.add({ subject: canaryKey(canary), version, visitor: number, network, hasFailed });
  }
}

/** Pages send patterns of paths; this makes sure that nothing in a report identifies a person. */
function withoutIds(text: string): string {
  return text.replaceAll(IDENTIFYING, ':id');
}

interface Violation {
  remote: string;
  version: string;
  /** Such as "script-src-elem: inline". */
  text: string;
}

function violationsOf(reports: CspReports): Violation[] {
  if (!Array.isArray(reports)) {
    const report = reports['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [violationOf(directive, report['blocked-uri'], report['source-file'])];
  }
  return reports.flatMap(({ type, body }) =>
    type === 'csp-violation' && body ? [violationOf(body.effectiveDirective, body.blockedURL, body.sourceFile)] : [],
  );
}

function violationOf(directive = '', blocked = '', sourceFile = ''): Violation {
  const [, remote = 'shell', version = ''] =
    RELEASE_FILE_PATH.exec(sourceFile) ?? RELEASE_FILE_PATH.exec(blocked) ?? [];
  return { remote, version, text: `${nameOf(directive)}: ${originOf(blocked)}` };
}

function nameOf(directive: string): string {
  return /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown';
}

/** Only the host: paths and queries may identify a person. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) return new URL(blocked).host || new URL(blocked).protocol;
  return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? 'unknown';
}
