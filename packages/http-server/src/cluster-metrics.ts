import { AggregatorRegistry, type Registry } from 'prom-client';
import type { MetricsSource } from './metrics-server';

/** In a process of a cluster: gives its primary the metrics of this registry when {@link clusterMetrics} asks. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // It listens to the primary from here on.
  new AggregatorRegistry();
}

/** In the primary of a cluster: what its processes have together, each metric by its own kind of aggregation. */
export function clusterMetrics(): MetricsSource {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
