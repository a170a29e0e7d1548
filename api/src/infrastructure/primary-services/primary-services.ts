import type { MetricsRegistry, ProcessMetrics } from '@wattle/http-server';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { MemoryCounter, WindowLimit } from './memory-counter';

/** What the primary process does for the API processes. */
export interface PrimaryServices {
  /** Address of the embedded engine, once it listens. */
  engineUri(): Promise<string>;
  /** As {@link MemoryCounter.take}; limits of one name share their keys. */
  take(limit: NamedLimit, key: string, points: number): number | undefined;
  refund(limit: NamedLimit, key: string, points: number): void;
}

export interface NamedLimit extends WindowLimit {
  name: string;
}

/** What an API process does for the primary process. */
export interface ApiServices {
  metrics(): Promise<ProcessMetrics>;
  /** Whether the process of the embedded engine does not run. */
  setEngineSilent(isSilent: boolean): void;
}

type PrimaryConnection = BirpcReturn<PrimaryServices, Partial<ApiServices>>;

let services: PrimaryConnection | undefined;

/** In an API process: calls its primary process. When that one dies, so does this one, and no call stays open. */
export function primaryServices(): PrimaryConnection {
  services ??= createBirpc<PrimaryServices, Partial<ApiServices>>(
    {},
    {
      // A primary process that has died takes no call.
      post: (data) => process.send?.(data, undefined, undefined, () => undefined),
      on: (listen) => process.on('message', listen),
      // An engine with much data takes long to start.
      timeout: -1,
    },
  );
  return services;
}

/** In an API process: calls back when the process of the engine stops to run, and when it runs again. */
export function onEngineSilence(callback: (isSilent: boolean) => void): void {
  primaryServices().$functions.setEngineSilent = callback;
}

/** In an API process: gives the primary process the metrics of this registry when it asks. */
export function shareMetrics(registry: MetricsRegistry): void {
  primaryServices().$functions.metrics = () => registry.getMetricsAsJSON();
}
