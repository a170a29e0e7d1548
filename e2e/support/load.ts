import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './percentile';

/** By the priority that the API gives them: saves before openings before lists. */
export const KINDS = ['save', 'opening', 'list'] as const;

export type Kind = (typeof KINDS)[number];

export interface LoadRequest {
  kind: Kind;
  method: string;
  path: string;
  token: string;
  body?: object;
}

/** What became of a request. */
export interface Outcome {
  request: LoadRequest;
  status: number;
  headers: IncomingHttpHeaders;
  ms: number;
}

/** How many users ask for each kind at the same time. */
export type Users = Record<Kind, number>;

/** Sends requests to an API as many users do: over as many connections as it takes. */
export class Load {
  /** As many as a proxy before the API would have: a new connection waits for its turn of the event loop. */
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1_000, maxFreeSockets: 1_000 });

  constructor(
    private readonly url: string,
    /** Makes a request. */
    private readonly next: (kind: Kind) => LoadRequest,
  ) {}

  /** Each user sends one request after the other and waits for each answer: load that no machine is too fast for. */
  async ofUsers(users: Users, ms: number): Promise<Outcome[]> {
    const end = performance.now() + ms;
    const user = async (kind: Kind) => {
      const outcomes: Outcome[] = [];
      while (performance.now() < end) outcomes.push(await this.send(this.next(kind)));
      return outcomes;
    };
    const all = KINDS.flatMap((kind) => Array.from({ length: users[kind] }, () => user(kind)));
    return (await Promise.all(all)).flat();
  }

  /** Sends so many requests in a second, in the shares of these users, whatever becomes of them. */
  async atRate(perSecond: number, users: Users, ms: number): Promise<Outcome[]> {
    const kinds = KINDS.flatMap((kind) => Array<Kind>(users[kind]).fill(kind));
    const started = performance.now();
    const sent: Promise<Outcome>[] = [];
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - started) {
      while (sent.length < (elapsed * perSecond) / 1_000) {
        sent.push(this.send(this.next(kinds[sent.length % kinds.length] ?? 'list')));
      }
      await sleep(5);
    }
    return Promise.all(sent);
  }

  close(): void {
    this.agent.destroy();
  }

  private send(load: LoadRequest): Promise<Outcome> {
    const started = performance.now();
    const body = load.body && JSON.stringify(load.body);
    const headers = {
      Authorization: `Bearer ${load.token}`,
      ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}/api/${load.path}`, { method: load.method, headers, agent: this.agent });
      sent.once('error', (error) => {
        // A server may close an idle connection just as it is used again.
        if (sent.reusedSocket) resolve(this.send(load));
        else reject(error);
      });
      sent.once('response', (response) => {
        const { statusCode: status = 0, headers: received } = response;
        response.resume().once('end', () => {
          resolve({ request: load, status, headers: received, ms: performance.now() - started });
        });
      });
      sent.end(body);
    });
  }
}

/** How requests were served. Times are in milliseconds; those of refused requests count as infinite. */
export interface Service {
  share: number;
  median: number;
  p99: number;
}

export function serviceOf(outcomes: readonly Outcome[], kind?: Kind): Service {
  const those = outcomes.filter(({ request: { kind: each } }) => kind === undefined || each === kind);
  const times = those.map(({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY));
  const at = (share: number) => percentile(times, share);
  return { share: times.filter(Number.isFinite).length / times.length, median: at(0.5), p99: at(0.99) };
}
