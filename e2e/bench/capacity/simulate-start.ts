import { percentile } from '../../support/percentile';
import { Random } from '../../support/random';

export interface Start {
  children: number;
  /** Within which all of them begin, each at a random moment. */
  seconds: number;
  cpuMs: { api: number; database: number };
  apiProcesses: number;
  /** Of the primary, or of those of all shards. */
  databaseCores: number;
  /** Each API process stops once for so long, one after the other. */
  pauseMs: number;
}

/** No more children than these are simulated: of more, a share with as large a share of the servers. */
const MOST_SIMULATED = 200_000;

/**
 * How long one in a hundred waits for its questions, in milliseconds. Each request is worked on by one API process, then
 * by one core of a primary, in the order in which they come; which ones is decided as a load balancer and a hashed key
 * do.
 */
export function simulateStart({ children, seconds, cpuMs, apiProcesses, databaseCores, pauseMs }: Start): number {
  const random = new Random(1);
  const share = Math.min(1, MOST_SIMULATED / children);
  const moments = Array.from({ length: Math.round(children * share) }, () => random.between(0, seconds * 1_000));
  const processes = serversOf(apiProcesses * share, (part) => ({ at: part * seconds * 1_000, ms: pauseMs }));
  const cores = serversOf(databaseCores * share);
  const asked = moments
    .toSorted((one, other) => one - other)
    .map((at, index) => ({ at, queriedAt: processes.serve(index, at, cpuMs.api) }))
    .toSorted((one, other) => one.queriedAt - other.queriedAt);
  const waits = asked.map(
    ({ at, queriedAt }) => cores.serve(random.whole(0, cores.count - 1), queriedAt, cpuMs.database) - at,
  );
  return percentile(waits, 0.99);
}

/** When a server stops, and for how long. */
interface Pause {
  at: number;
  ms: number;
}

const NO_PAUSE: Pause = { at: Number.POSITIVE_INFINITY, ms: 0 };

/** Servers that do one thing after the other. A share of a server is a slower one. */
function serversOf(size: number, pauseAt: (part: number) => Pause = () => NO_PAUSE) {
  const count = Math.max(1, Math.round(size));
  const servers = Array.from({ length: count }, (_each, index) => ({
    freeAt: 0,
    pause: pauseAt((index + 0.5) / count),
  }));
  return {
    count,
    /** Gives the moment at which it is done. */
    serve(index: number, at: number, workMs: number): number {
      const server = servers[index % count] as (typeof servers)[number];
      if (server.pause.at <= Math.max(at, server.freeAt)) {
        server.freeAt = Math.max(server.freeAt, server.pause.at) + server.pause.ms;
        server.pause = NO_PAUSE;
      }
      server.freeAt = Math.max(at, server.freeAt) + (workMs * count) / size;
      return server.freeAt;
    },
  };
}
