import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type ClientReport, sendClientReports } from '@wattle/contract/client-reports';
import type { Metric } from 'web-vitals';
import { renderShell } from '../../test/render-shell';

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

test('a vital that is measured again each time a page is hidden counts once, for the page it was measured on', async () => {
  const { loadReports } = await import('./load-reports');
  const sent: ClientReport[] = [];
  const sendBeacon = (_url: string, body: Blob) => {
    body.text().then((text) => sent.push(...sendClientReports.body.parse(JSON.parse(text)).reports));
    return true;
  };
  Object.assign(navigator, { sendBeacon });
  const { router } = renderShell('/landing');
  loadReports(router, 0);
  await screen.findByText('Page of marketing');
  await waitFor(() => expect(measured).toHaveLength(1));
  await act(() => router.navigate('/login'));
  const shift = { id: 'v5-1', name: 'CLS', entries: [{ startTime: 1 }] };
  for (const value of [0.01, 0.2]) measured[0]?.({ ...shift, value } as Metric);
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.filter(({ kind }) => kind === 'vital')).toMatchObject([
      { remote: 'marketing', path: '/landing', name: 'CLS', value: 0.01 },
    ]);
  });
});
