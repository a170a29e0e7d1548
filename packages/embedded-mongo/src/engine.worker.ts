import { parentPort, workerData } from 'node:worker_threads';
import { Engine, type EngineOptions } from './engine';

/** What the thread sends to the main thread. */
export type FromWorker =
  | { kind: 'started'; uri: string }
  | { kind: 'refused'; name: string; message: string; code?: string | undefined };

const host = parentPort;
if (!host) throw new Error('engine.worker runs in a worker thread only');

try {
  // An error that belongs to no client ends the thread, and the main thread gets it.
  const onError = (error: unknown) => setImmediate(() => Promise.reject(error));
  const { engine, uri } = await Engine.start({ ...(workerData as EngineOptions), onError });
  host.once('message', async () => {
    await engine.close();
    host.close();
  });
  host.postMessage({ kind: 'started', uri } satisfies FromWorker);
} catch (error) {
  const { name, message, code } = error as NodeJS.ErrnoException;
  host.postMessage({ kind: 'refused', name, message, code } satisfies FromWorker);
  host.close();
}
