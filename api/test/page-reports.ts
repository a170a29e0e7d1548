import type { ClientReport } from '@wattle/contract/client-reports';
import { isCanaryFor, pageToken, VISITOR_COOKIE, VISITOR_NUMBERS, visitorCookie } from '@wattle/federation/canary';
import { SecretKeys } from '../src/infrastructure/config/secret-keys';
import { Clock } from '../src/infrastructure/time/clock';
import { CanaryVisitorsService, CountedPagesService } from '../src/releases/client-reports/counted-visitors';
import { ReportCountsService } from '../src/releases/client-reports/report-counts.service';
import { RegistryUpkeep } from '../src/releases/operations/registry-upkeep';
import { RollbackWebhooks } from '../src/releases/team-releases/rollback-webhooks';
import { TestReleases } from './releases';
import { type TestApi, useApi } from './start-api';

export type Version = Pick<ClientReport, 'version' | 'comparedWith'>;

/** What a browser sends beside its reports. */
export interface Sender {
  cookie?: string | undefined;
  /** The token of the page. */
  page?: string | undefined;
}

/** Somebody whom the shell has sent a page. */
interface Visit {
  number?: number;
  network: number;
}

const WRITERS = [ReportCountsService, CanaryVisitorsService, CountedPagesService];
const COLLECTIONS = ['client_report_buckets', 'counted_visitors', 'counted_pages', 'webhook_calls'];

/**
 * One API for all tests of a file, and for each of them a remote with two versions, of which nothing is reported. What the
 * API does every few seconds it does only when a test says so.
 */
export function usePageReports() {
  const running = useApi({}, stopTasks);
  let tests = 0;
  let remote: string;
  let releases: TestReleases;
  let reports: PageReports;
  beforeEach(async () => {
    const { api } = running;
    tests += 1;
    remote = `tests${[...String(tests)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;
    for (const name of COLLECTIONS) await api.connection.collection(name).deleteMany({});
    releases = new TestReleases(api.dataDir);
    releases.release(remote, '1.0.0', '1.1.0');
    reports = new PageReports(api, releases, remote);
    // The API reads the registry again after a second.
    api.advance(tests * 10);
  });
  return {
    get api() {
      return running.api;
    },
    get remote() {
      return remote;
    },
    get releases() {
      return releases;
    },
    get reports() {
      return reports;
    },
    restart: async () => {
      await running.api.restart();
      await stopTasks(running.api);
    },
  };
}

async function stopTasks({ app }: TestApi): Promise<void> {
  for (const task of [...WRITERS, RegistryUpkeep, RollbackWebhooks]) {
    await app.get<{ onModuleDestroy(): Promise<void> }>(task).onModuleDestroy();
  }
}

/** What pages of a remote report to an API. */
export class PageReports {
  private networks = 0;

  constructor(
    private readonly api: TestApi,
    private readonly releases: TestReleases,
    private readonly remote: string,
  ) {}

  /** What a page of a version reports of so many views, with an error in so many of them. */
  of(version: Version, views: number, failedViews = 0): Partial<ClientReport>[] {
    const page = { remote: this.remote, path: '/test', ...version };
    const error = { kind: 'error', ...page, fault: 'crash', message: 'Boom', isFirstOfView: true } as const;
    return [
      ...Array.from({ length: views }, () => ({ kind: 'view', ...page }) as const),
      ...Array.from({ length: failedViews }, () => error),
    ];
  }

  /** What the shell gives a browser with a page. */
  sentTo({ number, network }: Visit): Sender {
    const keys = this.api.app.get(SecretKeys).visitorKeys;
    const sentAt = this.api.app.get(Clock).now().getTime();
    const page = pageToken({ sentAt, network, visitor: number }, keys);
    if (number === undefined) return { page };
    return { page, cookie: `${VISITOR_COOKIE}=${visitorCookie({ number, network }, keys)}` };
  }

  /** A network that nobody has reported from. */
  newNetwork(): number {
    this.networks += 1;
    return this.networks;
  }

  async send(reports: Partial<ClientReport>[], { cookie, page }: Sender = {}): Promise<void> {
    const left = [...reports];
    while (left.length > 0) {
      const post = this.api.browser().post('/api/client-reports');
      if (cookie) post.set('Cookie', cookie);
      await post.send({ reports: left.splice(0, 50), page }).expect(204);
    }
  }

  /** Writes what was reported. */
  async write(): Promise<void> {
    for (const service of WRITERS) await this.api.app.get<{ run(): Promise<void> }>(service).run();
  }

  /** Reports of views that decide nothing: the shell has sent no such page. */
  async report(version: Version, views: number, failedViews = 0): Promise<void> {
    await this.send(this.of(version, views, failedViews));
    await this.write();
  }

  /** So many pages, each in a network of its own, show a version; it fails in the first of them. */
  async show(version: Version, pages: number, failing = 0): Promise<void> {
    for (let page = 0; page < pages; page += 1) {
      const sender = this.sentTo({ network: this.newNetwork() });
      await this.send(this.of(version, 1, page < failing ? 1 : 0), sender);
    }
    await this.write();
  }

  /** The numbers of the visitors who have a version. */
  async numbersOf({ version }: Version): Promise<number[]> {
    const { canary } = (await this.releases.registered(this.remote)) ?? {};
    return Array.from({ length: VISITOR_NUMBERS }, (_, visitor) => visitor).filter(
      (visitor) => canary && isCanaryFor(canary, visitor) === (version === canary.release.version),
    );
  }

  /**
   * So many visitors, each in a network of her own, view a page of a version, each so many times; it always fails for the
   * first of them. The same visitors come each time.
   */
  async visit(version: Version, visitors: number, failing = 0, views = 1): Promise<void> {
    for (const [index, number] of (await this.numbersOf(version)).slice(0, visitors).entries()) {
      const sender = this.sentTo({ number, network: number });
      await this.send(this.of(version, views, index < failing ? views : 0), sender);
    }
    await this.write();
  }
}
