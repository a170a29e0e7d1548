import { act, screen } from '@testing-library/react';
import { type ClientReport, clientReportsSchema } from '@wattle/contract';
import { reportPageError } from '@wattle/platform/internal';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { renderShell } from '../../test/render-shell';
import { startReports } from './start-reports';

/** What the browser was asked to send, as the API would read it. */
let sent: ClientReport[];
let added: [string, EventListenerOrEventListenerObject][];
beforeEach(() => {
  sent = [];
  added = [];
  const addEventListener: typeof window.addEventListener = (
    ...listener: Parameters<typeof window.addEventListener>
  ) => {
    added.push([listener[0], listener[1]]);
    EventTarget.prototype.addEventListener.apply(window, listener);
  };
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(window, { addEventListener });
  const sendBeacon = (_url: string, body: Blob) => {
    body.text().then((text) => sent.push(...clientReportsSchema.parse(JSON.parse(text)).reports));
    return true;
  };
  Object.assign(navigator, { sendBeacon });
});

// Reports have no end but that of their page; all tests of a file have one.
afterEach(() => {
  for (const [type, listener] of added) window.removeEventListener(type, listener);
});

async function leave() {
  window.dispatchEvent(new Event('pagehide'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const ofKind = <Kind extends ClientReport['kind']>(kind: Kind) =>
  sent.filter((report): report is Extract<ClientReport, { kind: Kind }> => report.kind === kind);

async function start(url: string, earlyErrors: ErrorEvent[] = []) {
  const shell = renderShell(url, { role: 'student' });
  await screen.findByText('Page of marketing');
  startReports(shell.router, shell.remotes, earlyErrors);
  return shell;
}

test('each page that is shown is a view of a version, at a pattern of paths, sent when the page is left', async () => {
  const { router } = await start('/landing');
  await act(() => router.navigate('/student-dashboard?child=priya'));
  await screen.findByText('Page of tests');
  await act(() => router.navigate('/no/such/page'));
  expect(sent).toEqual([]);
  await leave();
  expect(ofKind('view')).toEqual([
    { kind: 'view', remote: 'marketing', version: '1.0.0', path: '/landing' },
    { kind: 'view', remote: 'tests', version: '1.0.0', path: '/student-dashboard' },
    { kind: 'view', remote: 'shell', version: 'unknown', path: '*' },
  ]);
  expect(JSON.stringify(sent)).not.toContain('priya');
});

test('what runs where no remote does is the release of the shell that started the page', async () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/releases/shell/1.0.0-5be11000/shell.js';
  document.head.append(script);
  const { router } = await start('/landing');
  await act(() => router.navigate('/no/such/page'));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
  await leave();
  script.remove();
  const place = { remote: 'shell', version: '1.0.0-5be11000' };
  expect(ofKind('view').at(-1)).toMatchObject(place);
  expect(ofKind('error')).toMatchObject([{ ...place, isFirstOfView: true }]);
});

test('an error counts against the version whose file it comes from, once a view', async () => {
  await start('/landing');
  const error = new TypeError('x is undefined, see https://wattle.example/page?email=priya@example.com');
  const filename = 'http://localhost/releases/marketing/1.0.0/routes.js';
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
  await leave();
  expect(ofKind('error').map(({ remote, isFirstOfView }) => [remote, isFirstOfView])).toEqual([
    ['marketing', true],
    ['marketing', false],
    ['shell', false],
  ]);
  expect(ofKind('error')[0]?.message).toBe('TypeError: x is undefined, see https://wattle.example/page');
});

test('faults that the shell has met are reported, and errors from before the reports were loaded', async () => {
  expectComplaints(/Remote marketing 1.0.0: load/);
  const early = new ErrorEvent('error', { error: new Error('early'), filename: '/releases/marketing/1.0.0/a.js' });
  await start('/landing', [early]);
  reportPageError({ remote: 'marketing', version: '1.0.0', kind: 'load', error: new Error('no file') });
  await leave();
  expect(ofKind('error').map(({ fault, message }) => [fault, message])).toEqual([
    ['uncaught', 'Error: early'],
    ['load', 'Error: no file'],
  ]);
});

test('one page reports no more than 500 things', async () => {
  await start('/landing');
  for (let number = 0; number < 600; number += 1) window.dispatchEvent(new ErrorEvent('error', { error: 'again' }));
  await leave();
  expect(sent).toHaveLength(500);
});
