/** A call that the page has made. */
export interface RecordedCall {
  method: string;
  /** Path below /api, with its query. */
  path: string;
  /** The body that was sent, read as JSON, or the fields of a form; undefined when there was none. */
  body: unknown;
  /** The access token that was sent; undefined when there was none. */
  token?: string;
}

type Responder = (call: RecordedCall) => Response | Promise<Response>;

const responders = new Map<string, Responder>();
const calls: RecordedCall[] = [];
let onMissing: (message: string) => void = () => undefined;

/**
 * From now on the page asks this API, for tests and stories alike.
 *
 * @param options.reportMissing - Is told of each call that no response is prepared for; the call fails in any case.
 */
export function startFakeApi({ reportMissing = (_message: string) => {} } = {}): void {
  onMissing = reportMissing;
  globalThis.fetch = respondToFetch;
  globalThis.XMLHttpRequest = FakeXmlHttpRequest as unknown as typeof XMLHttpRequest;
}

/** Forgets the responses. The recorded calls stay until {@link forgetCalls}. */
export function forgetResponses(): void {
  responders.clear();
}

/** Forgets the recorded calls. */
export function forgetCalls(): void {
  calls.length = 0;
}

/** The API responds to a path, given without /api and query, with this body from now on. */
export function apiReturns(path: string, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  responders.set(path, () => Response.json(body, { status, headers }));
}

/** The API responds to a path according to the call. */
export function apiResponds(path: string, responder: Responder): void {
  responders.set(path, responder);
}

/** The API responds to whoever sends this access token, and asks all others to log in. */
export function apiRequiresToken(token: string, path: string, body: unknown): void {
  const refusal = { statusCode: 401, message: 'Please log in to go on.' };
  apiResponds(path, (call) => (call.token === token ? Response.json(body) : Response.json(refusal, { status: 401 })));
}

/** The API cannot be reached at a path. */
export function apiUnreachable(path: string): void {
  responders.set(path, () => Promise.reject(new TypeError('Failed to fetch')));
}

/** The API does not respond to a path until the returned function is called. */
export function apiHangs(path: string, body: unknown, status = 200): () => void {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  responders.set(path, () => response);
  return () => respond(Response.json(body, { status }));
}

/** What the page has asked the API for so far, in order. */
export function apiCalls(path?: string): RecordedCall[] {
  return calls.filter((call) => path === undefined || call.path.split('?', 1)[0] === path);
}

async function respondToFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/api\//, '');
  const body = await bodyOf(request);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  const call = { method: request.method, path: path + search, body, ...(token && { token }) };
  calls.push(call);
  const responder = responders.get(path);
  if (!responder) {
    const message = `No response is prepared for ${request.method} ${path}`;
    onMissing(message);
    throw new Error(message);
  }
  return Promise.race([responder(call), aborted(request.signal)]);
}

async function bodyOf(request: Request): Promise<unknown> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (isForm) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** Rejects when the page waits no longer. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** As much of XMLHttpRequest as uploads use, on the `fetch` of this moment; a body has gone as soon as it is sent. */
class FakeXmlHttpRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  response = '';
  private readonly sent = { method: '', url: '', headers: new Headers(), abort: new AbortController() };
  private received = new Headers();

  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.sent.abort.abort();
  }

  send(body: Blob): void {
    const { url, method, headers, abort } = this.sent;
    this.upload.onprogress?.({ loaded: body.size });
    fetch(url, { method, headers, body, signal: abort.signal })
      .then(async (response) => {
        this.status = response.status;
        this.received = response.headers;
        this.response = await response.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}
