import { type BirpcReturn, createBirpc } from 'birpc';
import type { MemoryCounter, WindowLimit } from '../common/memory-counter';

/** What the primary process does for the API processes. */
export interface PrimaryServices {
  /** Address of the embedded engine. */
  engineUri(): string;
  /** As {@link MemoryCounter.take}; limits of one name share their keys. */
  take(limit: NamedLimit, key: string, points: number): number | undefined;
  refund(limit: NamedLimit, key: string, points: number): void;
}

export interface NamedLimit extends WindowLimit {
  name: string;
}

let services: BirpcReturn<PrimaryServices> | undefined;

/** In an API process: calls its primary process. When that one dies, so does this one, and no call stays open. */
export function primaryServices(): BirpcReturn<PrimaryServices> {
  services ??= createBirpc<PrimaryServices>(
    {},
    {
      // A primary process that has died takes no call.
      post: (data) => process.send?.(data, undefined, undefined, () => undefined),
      on: (listen) => process.on('message', listen),
    },
  );
  return services;
}
