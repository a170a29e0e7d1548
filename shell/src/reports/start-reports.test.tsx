import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type ClientReport, sendClientReports } from '@wattle/contract/client-reports';
import { LoadError } from '@wattle/federation/runtime';
import { reportPageError } from '@wattle/platform/internal';
import type { Metric } from 'web-vitals';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { aRegistry, renderShell, routePaths } from '../../test/render-shell';
import type { LoadRoutes } from '../remotes/remotes';
import { loadReports } from './load-reports';

const measured: ((metric: Metric) => void)[] = [];
const onMeasured = (listener: (metric: Metric) => void) => void measured.push(listener);
// jsdom measures nothing.
jest.unstable_mockModule('web-vitals', () => ({
  onCLS: onMeasured,
  onFCP: () => undefined,
  onINP: () => undefined,
  onLCP: () => undefined,
  onTTFB: () => undefined,
}));

/** What the browser was asked to send, as the API would read it. */
let sent: ClientReport[];
let pages: (string | undefined)[];
let added: [string, EventListenerOrEventListenerObject][];
beforeEach(() => {
  sent = [];
  pages = [];
  added = [];
  measured.length = 0;
  const addEventListener: typeof window.addEventListener = (
    ...listener: Parameters<typeof window.addEventListener>
  ) => {
    added.push([listener[0], listener[1]]);
    EventTarget.prototype.addEventListener.apply(window, listener);
  };
  Object.assign(window, { addEventListener });
  const sendBeacon = (_url: string, body: Blob) => {
    body.text().then((text) => {
      const { reports, page } = sendClientReports.body.parse(JSON.parse(text));
      sent.push(...reports);
      pages.push(page);
    });
    return true;
  };
  Object.assign(navigator, { sendBeacon });
});

// Reports have no end but that of their page; all tests of a file have one.
afterEach(() => {
  for (const [type, listener] of added) window.removeEventListener(type, listener);
});

/** Leaves the page, as soon as what reports is loaded. */
async function leave() {
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).not.toEqual([]);
  });
}

const ofKind = <Kind extends ClientReport['kind']>(kind: Kind) =>
  sent.filter((report): report is Extract<ClientReport, { kind: Kind }> => report.kind === kind);

/** Views of remotes; that of the shell is one for each document. */
const viewsOfRemotes = () =>
  ofKind('view')
    .filter(({ remote }) => remote !== 'shell')
    .map(({ remote, version, path, hasFailed = false }) => [remote, version, path, hasFailed]);

function start(url: string, options: Parameters<typeof renderShell>[1] = {}, loadAfterMs = 0) {
  const shell = renderShell(url, { role: 'student', ...options });
  loadReports(shell.router, loadAfterMs);
  return shell;
}

async function startAtLanding(loadAfterMs = 0) {
  const shell = start('/landing', {}, loadAfterMs);
  await screen.findByText('Page of marketing');
  return shell;
}

const go = (router: ReturnType<typeof renderShell>['router'], path: string) => act(() => router.navigate(path));

const SHELL_VIEW = { kind: 'view', remote: 'shell', version: 'unknown', path: '*' };

test('a document is a view of the shell, and each page one of its version, sent when the page is left', async () => {
  const { router } = await startAtLanding();
  await go(router, '/student-dashboard?child=priya');
  await screen.findByText('Page of tests');
  await go(router, '/no/such/page');
  expect(sent).toEqual([]);
  await leave();
  expect(ofKind('view')).toEqual([
    SHELL_VIEW,
    { kind: 'view', remote: 'marketing', version: '1.0.0', path: '/landing' },
    { kind: 'view', remote: 'tests', version: '1.0.0', path: '/student-dashboard' },
  ]);
  expect(JSON.stringify(sent)).not.toContain('priya');
});

test('pages that were left before the reports were loaded are views, too, and so are faults of that time', async () => {
  const { router } = await startAtLanding(60_000);
  await go(router, '/terms');
  await go(router, '/privacy');
  // jsdom does not have this kind of event.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('early') }));
  await leave();
  expect(viewsOfRemotes().map(([, , path]) => path)).toEqual(['/landing', '/terms', '/privacy']);
  expect(ofKind('error')).toMatchObject([{ remote: 'shell', path: '/privacy', message: 'Error: early' }]);
});

test('a page of which somebody may not see the contents is no view of its remote', async () => {
  start('/admin-dashboard');
  await screen.findByRole('heading', { name: 'This page is for staff' });
  await leave();
  expect(ofKind('view')).toEqual([SHELL_VIEW]);
});

test('errors of the shell fail the view of the shell that this document is', async () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/releases/shell/1.0.0-5be11000/shell.js';
  document.head.append(script);
  const { router } = await startAtLanding();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
  await go(router, '/terms');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('once more') }));
  await leave();
  script.remove();
  const source = { remote: 'shell', version: '1.0.0-5be11000' };
  expect(ofKind('view')[0]).toMatchObject(source);
  expect(ofKind('error')).toMatchObject([
    { ...source, path: '/landing', isFirstOfView: true },
    { ...source, path: '/terms', isFirstOfView: false },
  ]);
});

test('an error counts against the version whose file it comes from, once a view', async () => {
  await startAtLanding();
  const error = new TypeError('x is undefined, see https://wattle.example/page?email=priya@example.com');
  const filename = 'http://localhost/releases/marketing/1.0.0/routes.js';
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  window.dispatchEvent(new ErrorEvent('error', { error, filename: '/releases/auth/1.0.0/routes.js' }));
  await leave();
  expect(ofKind('error').map(({ remote, isFirstOfView }) => [remote, isFirstOfView])).toEqual([
    ['marketing', true],
    ['marketing', false],
    ['auth', false],
  ]);
  expect(ofKind('error')[0]?.message).toBe('TypeError: x is undefined, see https://wattle.example/page');
});

test('a page that crashes while it is shown fails its view', async () => {
  expectComplaints(/Remote marketing 1.0.0: crash/);
  await startAtLanding();
  reportPageError({ remote: 'marketing', version: '1.0.0', kind: 'crash', error: new Error('It broke') });
  await leave();
  expect(ofKind('error')).toMatchObject([{ fault: 'crash', path: '/landing', isFirstOfView: true }]);
});

describe('a version that cannot be had', () => {
  const missing =
    (name: string): LoadRoutes =>
    async (release) => {
      if (release.name === name && release.version === '1.0.0') throw new LoadError('404');
      return routePaths(release).map((path) => ({
        path,
        load: async () => () => <h1>{`Page of ${release.name}`}</h1>,
      }));
    };
  const registry = JSON.stringify(aRegistry({ lastGood: '0.9.0', comparedWith: '0.9.0' }));
  beforeEach(() => expectComplaints(/Remote (auth|marketing) 1\.0\.0: load/));

  test('fails the view of its page, also at a navigation, and as long as another version stands in for it', async () => {
    const { router } = start('/landing', { registry, loadRoutes: missing('auth') });
    await screen.findByText('Page of marketing');
    await go(router, '/login');
    expect(await screen.findByText('Page of auth')).toBeVisible();
    await go(router, '/signup');
    await leave();
    expect(viewsOfRemotes()).toEqual([
      ['marketing', '1.0.0', '/landing', false],
      ['auth', '1.0.0', '/login', true],
      ['auth', '1.0.0', '/signup', true],
    ]);
    const source = { remote: 'auth', version: '1.0.0', comparedWith: '0.9.0' };
    expect(ofKind('view').at(-1)).toMatchObject(source);
    expect(ofKind('error')).toMatchObject([{ ...source, path: '/login', fault: 'load', isFirstOfView: false }]);
  });

  test('fails the first view of a document', async () => {
    start('/landing', { registry, loadRoutes: missing('marketing') });
    await screen.findByText('Page of marketing');
    await leave();
    expect(viewsOfRemotes()).toEqual([['marketing', '1.0.0', '/landing', true]]);
  });

  test('fails the view where there is no other version', async () => {
    const { router } = start('/landing', { loadRoutes: missing('auth') });
    await screen.findByText('Page of marketing');
    await go(router, '/login');
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    await leave();
    expect(viewsOfRemotes()[1]).toEqual(['auth', '1.0.0', '*', true]);
  });
});

test('reports name the page as the shell has sent it', async () => {
  const element = Object.assign(document.createElement('script'), { id: 'registry', type: 'application/json' });
  element.dataset.page = 'signed';
  document.head.append(element);
  await startAtLanding();
  await leave();
  expect(pages).toEqual(['signed']);
  element.remove();
});

test('a vital that is measured again each time a page is hidden counts once, for the page it was measured on', async () => {
  const { router } = await startAtLanding();
  await waitFor(() => expect(measured).toHaveLength(1));
  await go(router, '/login');
  const shift = { id: 'v5-1', name: 'CLS', entries: [{ startTime: 1 }] };
  for (const value of [0.01, 0.2]) measured[0]?.({ ...shift, value } as Metric);
  await leave();
  await waitFor(() =>
    expect(ofKind('vital')).toMatchObject([{ remote: 'marketing', path: '/landing', name: 'CLS', value: 0.01 }]),
  );
});

test('one page reports no more than 500 things', async () => {
  await startAtLanding();
  await leave();
  for (let number = 0; number < 600; number += 1) window.dispatchEvent(new ErrorEvent('error', { error: 'again' }));
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(500);
  });
});
