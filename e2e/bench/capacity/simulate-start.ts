import { percentile } from '../../support/percentile';
import { Random } from '../../support/random';

export interface Start {
  children: number;
  /** Within which all of them begin, each at a random moment. */
  seconds: number;
  cpuMs: { api: number; database: number };
  apiProcesses: number;
  /** Servers that share the writes: one, or as many as there are shards. */
  databases: number;
}

/** No more children than these are simulated: of more, a share with as large a share of the servers. */
const MOST_SIMULATED = 200_000;

/**
 * How long one in a hundred waits for its questions, in milliseconds. Each request is worked on by one API process, then
 * by one database, in the order in which they come; which ones is decided as a load balancer and a hashed key do.
 */
export function simulateStart({ children, seconds, cpuMs, apiProcesses, databases }: Start): number {
  const random = new Random(1);
  const share = Math.min(1, MOST_SIMULATED / children);
  const processes = serversOf(apiProcesses * share);
  const primaries = serversOf(databases * share);
  const moments = Array.from({ length: Math.round(children * share) }, () => random.between(0, seconds * 1_000));
  const asked = moments
    .toSorted((one, other) => one - other)
    .map((at, index) => ({ at, queriedAt: processes.serve(index % processes.count, at, cpuMs.api) }))
    .toSorted((one, other) => one.queriedAt - other.queriedAt);
  const waits = asked.map(
    ({ at, queriedAt }) => primaries.serve(random.whole(0, primaries.count - 1), queriedAt, cpuMs.database) - at,
  );
  return percentile(waits, 0.99);
}

/** Servers that do one thing after the other. A share of a server is a slower one. */
function serversOf(size: number) {
  const count = Math.max(1, Math.round(size));
  const freeAt = new Float64Array(count);
  return {
    count,
    /** Gives the moment at which it is done. */
    serve(server: number, at: number, workMs: number): number {
      const done = Math.max(at, freeAt[server] ?? 0) + (workMs * count) / size;
      freeAt[server] = done;
      return done;
    },
  };
}
