import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { listenError } from '@wattle/environment';
import { AggregatorRegistry, type PrometheusContentType, Registry } from 'prom-client';
import { addGauge, type MetricText } from './metrics';

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

/** The metrics of one process, as they are sent to another one. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/**
 * What several processes have together, each metric by its own kind of aggregation. A process whose reading fails is
 * left out.
 *
 * @param read - Reads the metrics of each process, within the time that a scrape may take.
 * @param answered - The gauge that tells how many processes the metrics are of.
 */
export function clusterMetrics(read: () => Promise<ProcessMetrics>[], answered: MetricText): MetricsSource {
  const metrics = async () => {
    const readings = await Promise.allSettled(read());
    const answers = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
    const registry = AggregatorRegistry.aggregate<PrometheusContentType>(answers);
    addGauge(registry, answered, async () => answers.length);
    return registry.metrics();
  };
  return { contentType: Registry.PROMETHEUS_CONTENT_TYPE, metrics };
}
