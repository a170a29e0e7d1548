import { onClientGone } from '@wattle/http-server';
import { Agent, type Dispatcher } from 'undici';

type Options<Opaque> = Dispatcher.RequestOptions<Opaque>;
type Response<Opaque> = Dispatcher.ResponseData<Opaque>;
type Callback<Opaque> = (error: Error | null, response: Response<Opaque>) => void;

/** Connections to the API. A GET ends there when its client has gone: an opening would begin a test for nobody. */
export class ApiAgent extends Agent {
  override request<Opaque = null>(options: Options<Opaque>): Promise<Response<Opaque>>;
  override request<Opaque = null>(options: Options<Opaque>, callback: Callback<Opaque>): void;
  override request<Opaque>(options: Options<Opaque>, callback?: Callback<Opaque>) {
    if (!callback) return super.request(options);
    if (options.method !== 'GET') return super.request(options, callback);
    const gone = new AbortController();
    const stopWaiting = onClientGone(() => gone.abort());
    super.request({ ...options, signal: gone.signal }, (error, response: Response<Opaque>) => {
      stopWaiting();
      callback(error, response);
    });
  }
}
