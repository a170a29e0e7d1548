import { AggregatorRegistry, type PrometheusContentType, Registry } from 'prom-client';
import { addGauge, type MetricText } from './metrics';
import type { MetricsSource } from './metrics-server';

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
