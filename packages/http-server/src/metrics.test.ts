import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EnvironmentError } from '@wattle/environment';
import Fastify from 'fastify';
import { addGauge, createMetrics, type MetricsSource, measureRequests, serveMetrics } from './index';

const HOST = '127.0.0.1';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(source: MetricsSource, port = 0): Promise<string> {
  const server = await serveMetrics(source, { host: HOST, port });
  servers.push(server);
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

test('requests are counted by method, pattern of the route and status', async () => {
  const registry = createMetrics();
  const server = Fastify();
  measureRequests(server, registry);
  server.get('/children/:name', async () => 'found');
  server.post('/faulty', async () => Promise.reject(new Error('faulty')));
  const address = await server.listen({ host: HOST, port: 0 });
  for (const name of ['priya', 'li']) await fetch(`${address}/children/${name}?of=7`);
  await fetch(`${address}/faulty`, { method: 'POST' });
  await fetch(`${address}/unknown/priya`);
  // Its requests end only now for sure.
  await server.close();

  const response = await fetch(`${await serve(registry)}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('http_request_duration_seconds_count')).sort()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/children/:name",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    'http_request_duration_seconds_count{method="POST",route="/faulty",status="500"} 1',
  ]);
  expect(lines.filter((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toHaveLength(1);
});

test('a request whose client has gone before its response is counted as aborted', async () => {
  const registry = createMetrics();
  const server = Fastify({ forceCloseConnections: true });
  measureRequests(server, registry);
  const client = new AbortController();
  let ended = () => {};
  const isEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  server.get('/slow', async (_request, reply) => {
    reply.raw.once('close', ended);
    client.abort();
    await isEnded;
    return 'late';
  });
  const address = await server.listen({ host: HOST, port: 0 });
  await expect(fetch(`${address}/slow`, { signal: client.signal })).rejects.toThrow('abort');
  await isEnded;
  await server.close();
  expect(await registry.metrics()).toContain('_count{method="GET",route="/slow",status="aborted"} 1\n');
});

test('a figure that can no longer be read is absent', async () => {
  const registry = createMetrics();
  const figures = [3, undefined, 0];
  addGauge(registry, { name: 'waiting', help: 'What waits.' }, async () => figures.shift());
  const samples = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('waiting'));
  expect([await samples(), await samples(), await samples()]).toEqual([['waiting 3'], [], ['waiting 0']]);
});

test('nothing else is served beside the metrics', async () => {
  const address = await serve(createMetrics());
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('metrics that cannot be collected are an error of the scrape, and the next one is answered', async () => {
  let scrapes = 0;
  const metrics = async () => {
    scrapes += 1;
    if (scrapes === 1) throw new Error('gone');
    return 'up 1\n';
  };
  const address = await serve({ contentType: 'text/plain', metrics });
  expect((await fetch(`${address}/metrics`)).status).toBe(500);
  expect(await (await fetch(`${address}/metrics`)).text()).toBe('up 1\n');
});

test('a port in use is a sentence that names the setting', async () => {
  const { port } = new URL(await serve(createMetrics()));
  await expect(serve(createMetrics(), Number(port))).rejects.toThrow(
    new EnvironmentError(`METRICS_PORT: port ${port} is in use; stop what uses it, or set another port`),
  );
});
