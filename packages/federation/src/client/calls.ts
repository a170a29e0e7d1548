import { setTimeout as sleep } from 'node:timers/promises';

/** What the registry says of a remote. */
export interface RemoteStatus {
  remote: string;
  /** The team that may release it; null where the registry's own key does. */
  team: string | null;
  /** Version that visitors have; null before the first release. */
  active: string | null;
  /** Version that pages fall back to. */
  fallback: string | null;
  canary: { version: string; share: number; since: string } | null;
  /** Versions that were rolled back. */
  withdrawn: string[];
  /** Number of the last order that was accepted; the next one has the number after it. */
  order: number;
}

/** How far a release has come, or another order. */
export interface Progress {
  state: 'open' | 'waiting' | 'testing' | 'live' | 'refused';
  /** What is being done, while it is tested. */
  step: 'publish' | 'compare' | 'test' | 'activate' | null;
  /** Sentences: the pages that were opened, or why it is refused. */
  found: string[];
}

/** A call was refused; the message says why in a sentence. */
export class CallError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Of a server that is busy or restarts. */
const PASSING = [408, 429, 500, 502, 503, 504];
const CALL_MS = 120_000;
/** Their sum is how long a network may be away. */
const PAUSES_MS = [200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600];

/** Of a shell that does not run, or whose address was mistyped. */
const UNREACHABLE = ['ENOTFOUND', 'ECONNREFUSED'];
const FIRST_TRIES = 2;
/** Shells that have answered: these may be away for a while. */
const answered = new Set<string>();

/** Calls the registry behind a shell. A call whose response was lost is made again: each of them may be made twice. */
export async function call<Content>(
  shell: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Content> {
  for (const [index, pauseMs] of PAUSES_MS.entries()) {
    const response = await send(shell, method, path, body).catch((error: Error) => {
      const isReachable = answered.has(shell) || !UNREACHABLE.includes(`${codeOf(error)}`);
      if (!isReachable && index + 1 >= FIRST_TRIES) throw unreachable(shell, error);
    });
    if (response) answered.add(shell);
    if (response && !PASSING.includes(response.status)) return contentOf(response);
    await sleep(Math.max(pauseMs, response?.retryMs ?? 0));
  }
  return contentOf(
    await send(shell, method, path, body).catch((error: Error) => {
      throw unreachable(shell, error);
    }),
  );
}

/** What `fetch` says of a lost connection is in the cause of its error. */
function codeOf({ cause }: Error): unknown {
  return (cause as NodeJS.ErrnoException | undefined)?.code;
}

function unreachable(shell: string, cause: Error): Error {
  return new Error(`The shell at ${shell} cannot be reached (${codeOf(cause) ?? cause.message}).`, { cause });
}

async function send(shell: string, method: string, path: string, body: object | undefined) {
  const isFile = body instanceof Uint8Array;
  const response = await fetch(new URL(`/registry/${path}`, shell), {
    method,
    signal: AbortSignal.timeout(CALL_MS),
    ...(body && {
      headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    }),
  });
  const { status, headers } = response;
  return { status, text: await response.text(), retryMs: retryMsOf(headers.get('retry-after') ?? '') };
}

/** It is a number of seconds or a date. */
function retryMsOf(retryAfter: string): number {
  const ms = /^\d*$/.test(retryAfter) ? 1_000 * Number(retryAfter) : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? 0 : ms;
}

function contentOf<Content>({ status, text }: { status: number; text: string }): Content {
  if (status >= 300) throw new CallError(status, messageIn(text) ?? `The registry answers ${status}.`);
  return (text === '' ? undefined : JSON.parse(text)) as Content;
}

/** What stands between, such as a proxy, answers in another form. */
function messageIn(text: string): string | undefined {
  try {
    return JSON.parse(text).message;
  } catch {
    return undefined;
  }
}
