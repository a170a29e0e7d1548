import { onClientGone } from '@wattle/http-server';
import { Agent, type Dispatcher } from 'undici';

type Options<Opaque> = Dispatcher.RequestOptions<Opaque>;
type Response<Opaque> = Dispatcher.ResponseData<Opaque>;
type Callback<Opaque> = (error: Error | null, response: Response<Opaque>) => void;

/** What undici calls on a handler, and does not declare. */
interface Sending {
  /** All of the request has been written to its connection. */
  onRequestSent?: () => void;
}

/** They change nothing, so that nothing is lost when they end early. */
const SAFE_METHODS = ['GET', 'HEAD'];

/** Time for the last bytes: what was written to a connection may still wait for the API to read. */
const DRAIN_MS = 1_000;

/**
 * Connections to the API. A request ends there when its client has gone, so that the API does not work for nobody. What
 * changes something is sent whole before: whether it is done without its client is for the API to say.
 */
export class ApiAgent extends Agent {
  override request<Opaque = null>(options: Options<Opaque>): Promise<Response<Opaque>>;
  override request<Opaque = null>(options: Options<Opaque>, callback: Callback<Opaque>): void;
  override request<Opaque>(options: Options<Opaque>, callback?: Callback<Opaque>) {
    if (!callback) return super.request(options);
    const gone = new AbortController();
    let onRequestSent = () => {};
    const sent = new Promise<void>((resolve) => {
      onRequestSent = () => setTimeout(resolve, DRAIN_MS);
      if (SAFE_METHODS.includes(options.method)) resolve();
    });
    const stopWaiting = onClientGone(() => void sent.then(() => gone.abort()));
    const sending: Options<Opaque> & Sending = { ...options, signal: gone.signal, onRequestSent };
    super.request(sending, (error, response: Response<Opaque>) => {
      stopWaiting();
      callback(error, response);
    });
  }

  override dispatch(options: Dispatcher.DispatchOptions & Sending, handler: Dispatcher.DispatchHandler & Sending) {
    return super.dispatch(options, Object.assign(handler, { onRequestSent: options.onRequestSent }));
  }
}
