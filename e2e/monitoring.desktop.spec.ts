import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { json } from 'node:stream/consumers';
import { freePort, twoFreePorts } from '../scripts/testing/free-port';
import { ApiProcesses } from './support/api-processes';
import { DEMO_DATA } from './support/build';
import { expect, test } from './support/fixtures';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: unknown }[];
}

interface ExportedSpans {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

/** As much of an OTLP collector as takes spans. */
class Collector {
  readonly spans: Span[] = [];
  /** All that was sent, as text. */
  text = '';
  private readonly server: Server = createServer(async (request, response) => {
    const sent = (await json(request)) as ExportedSpans;
    this.text += JSON.stringify(sent);
    this.spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}

test('a request is in the metrics of both processes, and one trace holds it and its database commands', {
  tag: '@long',
}, async ({ startProduct }) => {
  const collector = new Collector();
  const metricsPort = await twoFreePorts();
  const product = await startProduct({
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
    OTEL_SERVICE_NAME: 'wattle-test',
  });
  const id = 'from-the-browser-1';
  const path = '/api/freeassesment/userAssessmentDetails';
  const response = await fetch(`${product.url}${path}?email=priya@example.com`, { headers: { 'X-Request-Id': id } });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, id]);

  const metrics = (port: number) => fetch(`http://127.0.0.1:${port}/metrics`).then((scrape) => scrape.text());
  const count = 'http_request_duration_seconds_count{method="GET"';
  await expect.poll(() => metrics(metricsPort)).toContain(`${count},route="${path}",status="200"} 1\n`);
  await expect.poll(() => metrics(metricsPort + 1)).toContain(`${count},route="/api/*",status="200"} 1\n`);
  expect(await metrics(metricsPort)).toMatch(/\nwattle_engine_bytes \d{5,}\n/);

  // What has not been sent yet is sent at the stop.
  await product.stopApi();
  const ofRequest = collector.spans.filter(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'wattle.request' && JSON.stringify(value).includes(id)),
  );
  expect(ofRequest.map(({ name }) => name)).toEqual([`GET ${path}`]);
  const [{ traceId, spanId } = { traceId: '', spanId: '' }] = ofRequest;
  const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  expect(children).toContainEqual(expect.objectContaining({ name: 'find free_assessments', traceId }));
  expect(collector.text).toContain('wattle-test');
  expect(collector.text).not.toContain('priya');
  collector.close();
});

/** Stops an API whose spans go to this port, and that has some to send. */
async function stopWithCollectorAt(port: number) {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const api = await ApiProcesses.start({ processes: 1, data: DEMO_DATA, settings });
  await fetch(`${api.url}/api/ready`);
  const startedAt = Date.now();
  const code = await api.stopApi();
  const seconds = (Date.now() - startedAt) / 1_000;
  await api.close();
  return { code, seconds };
}

test('a collector that is away does not make a stop fail', { tag: '@long' }, async () => {
  const { code, seconds } = await stopWithCollectorAt(await freePort());
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(6);
});

test('a collector that never answers does not hold up a stop', { tag: '@long' }, async () => {
  const collector = createTcpServer().listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { code, seconds } = await stopWithCollectorAt((collector.address() as AddressInfo).port);
  collector.close();
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(6);
});
