import type { MetricsRegistry, ProcessMetrics } from '@wattle/http-server';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { MemoryCounter, WindowLimit } from './memory-counter';

export interface PrimaryServices {
  engineUri(): Promise<string>;
  /** As {@link MemoryCounter.take}; limits of one name share their keys. */
  take(limit: NamedLimit, key: string, points: number): number | undefined;
  refund(limit: NamedLimit, key: string, points: number): void;
}

export interface NamedLimit extends WindowLimit {
  name: string;
}

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

export function onEngineSilence(callback: (isSilent: boolean) => void): void {
  primaryServices().$functions.setEngineSilent = callback;
}

export function shareMetrics(registry: MetricsRegistry): void {
  primaryServices().$functions.metrics = () => registry.getMetricsAsJSON();
}
