import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onRequestEnd } from './request-log';

export type { Registry as MetricsRegistry } from 'prom-client';

/** Upper limits of the histogram of durations, in seconds: from a cached page to the time limit of a call. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** Name and description of a metric. */
export interface MetricText {
  name: string;
  help: string;
}

/** A gauge, and what several processes of one installation make of it together. */
export interface GaugeText extends MetricText {
  /** Without it the maximum: all of them read nearly the same. */
  aggregator?: 'min';
}

/** The metrics of a process: memory, CPU, garbage collection and the delay of its event loop. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Counts the requests of a server and how long they take, by method, pattern of the route and status: never by path,
 * which may hold an id. Pages and unknown addresses, which no route takes, have the route `none`.
 */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests until the end of the response; the status is aborted where the client was gone before.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  onRequestEnd(server, ({ request: { method, routeOptions }, status, ms }) => {
    durations.observe({ method, route: routeOptions.url ?? 'none', status: status ?? 'aborted' }, ms / 1_000);
  });
}

/**
 * Adds a figure that is read at each scrape. One that cannot be read is absent, not zero.
 *
 * @param read - Resolves with undefined where the figure cannot be read.
 */
export function addGauge(registry: Registry, text: GaugeText, read: () => Promise<number | undefined>): void {
  new Gauge({
    aggregator: 'max',
    ...text,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** Adds a counter; the returned function adds one to it. */
export function addCounter(registry: Registry, text: MetricText): () => void {
  const counter = new Counter({ ...text, registers: [registry] });
  return () => counter.inc();
}
