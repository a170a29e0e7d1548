import type { MetricsRegistry, ProcessMetrics } from '@wattle/http-server';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { MemoryCounter, WindowLimit } from './memory-counter';

/** Calls of API processes to the primary process. */
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

/** Calls of the primary process to API processes. */
export interface ApiServices {
  metrics(): Promise<ProcessMetrics>;
  /** Whether the process of the embedded engine does not run. */
  setEngineSilent(isSilent: boolean): void;
}

type PrimaryConnection = BirpcReturn<PrimaryServices, Partial<ApiServices>>;

let services: PrimaryConnection | undefined;

/** In an API process: the connection to the primary process. When that one dies, so does this one. */
export function primaryServices(): PrimaryConnection {
  services ??= createBirpc<PrimaryServices, Partial<ApiServices>>(
    {},
    {
      // The primary process may have died.
      post: (data) => process.send?.(data, undefined, undefined, () => undefined),
      on: (listen) => process.on('message', listen),
      // An engine with much data starts slowly.
      timeout: -1,
    },
  );
  return services;
}

/** In an API process: calls back when the engine becomes silent, and when it runs again. */
export function onEngineSilence(callback: (isSilent: boolean) => void): void {
  primaryServices().$functions.setEngineSilent = callback;
}

/** In an API process: the primary process may ask for these metrics. */
export function shareMetrics(registry: MetricsRegistry): void {
  primaryServices().$functions.metrics = () => registry.getMetricsAsJSON();
}
