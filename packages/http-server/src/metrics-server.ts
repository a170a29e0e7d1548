import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { listenError } from '@wattle/environment';

/** What is offered at /metrics: the registry of a process, or what several processes have together. */
export interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}

/**
 * Offers metrics at /metrics of a port of their own, which visitors do not reach.
 *
 * @throws EnvironmentError where the port cannot be used.
 */
export async function serveMetrics(source: MetricsSource, address: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics' && request.method === 'GET') void send(source, response);
    else response.writeHead(404).end();
  });
  server.listen(address.port, address.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, { ...address, variable: 'METRICS_PORT' });
  }
  return server;
}

async function send(source: MetricsSource, response: ServerResponse): Promise<void> {
  try {
    const body = await source.metrics();
    response.writeHead(200, { 'Content-Type': source.contentType }).end(body);
  } catch {
    response.writeHead(500).end();
  }
}
