import type { Operations, RemoteOperations } from '@wattle/contract/operations';
import type { ServiceState } from '@wattle/contract/service';

/** A remote without errors, unless the test says otherwise. */
export function someRemote(name: string, overrides: Partial<RemoteOperations> = {}): RemoteOperations {
  return {
    name,
    live: {
      version: '1.0.0-b81f2c0d',
      views: 1_200,
      failedViews: 0,
      vitals: { LCP: 1_300, CLS: 0.01, INP: 88, TTFB: 40, FCP: 600 },
    },
    since: '2026-11-19T02:00:00.000Z',
    by: 'ada@build',
    rollbackTo: '1.0.0-0fd3c66a',
    errors: [],
    ...overrides,
  };
}

/** What the operations page is told. */
export function someOperations(overrides: Partial<Operations> = {}): Operations {
  return {
    at: new Date().toISOString(),
    remotes: [someRemote('tests'), someRemote('auth')],
    violations: [],
    actions: [],
    rule: { evidence: 100, failedVisitors: 5 },
    ...overrides,
  };
}

/** Servers that are well, unless the test says otherwise. */
export function someServiceState(overrides: Partial<ServiceState> = {}): ServiceState {
  return {
    at: new Date().toISOString(),
    databaseMs: 4.2,
    hasSpace: true,
    disk: { freeBytes: 12_000_000_000, totalBytes: 40_000_000_000 },
    timedAttempts: 124,
    endingSoon: 40,
    overdueSeconds: 0,
    unsentMails: 3,
    failedMails: 0,
    ...overrides,
  };
}
