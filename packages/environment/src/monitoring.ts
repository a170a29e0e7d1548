import { z } from 'zod';
import { port, text } from './values';
import type { Variables } from './variables';

/** Variables of those who watch the servers from outside. */
export const monitoringVariables = {
  /** Port of the API's metrics; those of the shell are at the next one. */
  METRICS_PORT: port.max(65_534).optional(),
  // OpenTelemetry reads these by itself, and all others that it defines.
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: text.optional(),
  OTEL_SDK_DISABLED: text.optional(),
};

/** Ports on which the servers offer their metrics. */
export interface MetricsPorts {
  api: number;
  shell: number;
}

/** Undefined where nobody wants metrics. */
export function metricsPortsOf(metricsPort: number | undefined): MetricsPorts | undefined {
  return metricsPort === undefined ? undefined : { api: metricsPort, shell: metricsPort + 1 };
}

/**
 * Whether requests are traced: a collector is named, and OpenTelemetry is not disabled.
 *
 * @param source - Usually `process.env`.
 */
export function isTraced(source: Variables): boolean {
  const collector = source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || source.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(collector) && source.OTEL_SDK_DISABLED?.toLowerCase() !== 'true';
}
