import { setTimeout as sleep } from 'node:timers/promises';
import { LoadConnection } from './load-connection';
import { percentile } from './percentile';

/** By the priority that the API gives them: saves before openings before lists. */
export const KINDS = ['save', 'opening', 'list'] as const;

export type Kind = (typeof KINDS)[number];

export interface LoadRequest {
  method: string;
  path: string;
  token: string;
  body?: object;
}

/** Somebody whose page asks for things. */
export interface LoadUser {
  next(kind: Kind): LoadRequest;
}

/** What became of a request. */
export interface Outcome {
  kind: Kind;
  /** Absent where it was not sent. */
  request?: LoadRequest;
  status: number;
  retryAfter?: string | undefined;
  /** From the moment at which it was due. */
  ms: number;
}

/** How many ask for each kind at the same time. */
export type Shares = Record<Kind, number>;

interface ConnectedUser {
  user: LoadUser;
  connection: LoadConnection;
}

/** So many connections are opened at once. */
const OPENED_AT_ONCE = 100;

/** Sends requests to an API as users do, each over a connection of its own that was open before. */
export class Load {
  /** Those without a request under way, the one who waits the longest first. */
  private readonly idle: ConnectedUser[] = [];

  private constructor(private readonly url: URL) {}

  static async start(address: string, users: readonly LoadUser[]): Promise<Load> {
    const load = new Load(new URL(address));
    for (let first = 0; first < users.length; first += OPENED_AT_ONCE) {
      const some = users.slice(first, first + OPENED_AT_ONCE);
      const connected = some.map(async (user) => ({ user, connection: await LoadConnection.open(load.url) }));
      load.idle.push(...(await Promise.all(connected)));
    }
    return load;
  }

  /** So many users send one request after the other and wait for each answer: load that no machine is too fast for. */
  async ofUsers(shares: Shares, ms: number): Promise<Outcome[]> {
    const end = performance.now() + ms;
    const sendOn = async (kind: Kind) => {
      const outcomes: Outcome[] = [];
      while (performance.now() < end) {
        const user = this.idle.shift();
        if (!user) throw new Error('There are more requests at the same time than users.');
        outcomes.push(await this.send(user, kind, performance.now()));
      }
      return outcomes;
    };
    const all = KINDS.flatMap((kind) => Array.from({ length: shares[kind] }, () => sendOn(kind)));
    return (await Promise.all(all)).flat();
  }

  /**
   * Sends so many requests in a second, in these shares, whatever becomes of them. One that is due while all users wait
   * for responses is sent by the first that has one; what is still due at the end is not sent, and has the status 0.
   */
  async atRate(perSecond: number, shares: Shares, ms: number): Promise<Outcome[]> {
    const kinds = KINDS.flatMap((kind) => Array<Kind>(shares[kind]).fill(kind));
    const kindOf = (index: number) => kinds[index % kinds.length] ?? 'list';
    const total = Math.floor((perSecond * ms) / 1_000);
    const started = performance.now();
    const sent: Promise<Outcome>[] = [];
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - started) {
      const due = Math.min(total, (elapsed * perSecond) / 1_000);
      while (sent.length < due) {
        const user = this.idle.shift();
        if (!user) break;
        sent.push(this.send(user, kindOf(sent.length), started + (sent.length * 1_000) / perSecond));
      }
      await sleep(1);
    }
    const notSent = Array.from({ length: total - sent.length }, (_each, index): Outcome => {
      return { kind: kindOf(sent.length + index), status: 0, ms };
    });
    return [...(await Promise.all(sent)), ...notSent];
  }

  close(): void {
    for (const { connection } of this.idle) connection.close();
  }

  /** `due` is a moment of `performance.now`. */
  private async send(user: ConnectedUser, kind: Kind, due: number): Promise<Outcome> {
    const request = user.user.next(kind);
    if (user.connection.isClosed) user.connection = await LoadConnection.open(this.url);
    const response = await user.connection.send(this.textOf(request));
    this.idle.push(user);
    return { kind, request, ...response, ms: performance.now() - due };
  }

  private textOf({ method, path, token, body }: LoadRequest): string {
    const text = body ? JSON.stringify(body) : '';
    const lines = [`${method} /api/${path} HTTP/1.1`, `Host: ${this.url.host}`, `Authorization: Bearer ${token}`];
    if (body) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
    return `${lines.join('\r\n')}\r\n\r\n${text}`;
  }
}

/** How requests were served. Times are in milliseconds; those of refused requests count as infinite. */
export interface Service {
  share: number;
  median: number;
  p99: number;
}

export function serviceOf(outcomes: readonly Outcome[], kind?: Kind): Service {
  const those = outcomes.filter((each) => kind === undefined || each.kind === kind);
  const times = those.map(({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY));
  const at = (share: number) => percentile(times, share);
  return { share: times.filter(Number.isFinite).length / times.length, median: at(0.5), p99: at(0.99) };
}
