/**
 * MongoDB's wire protocol over LMDB: the database that `npm start` uses where none is installed.
 *
 * Why it exists, although the house uses libraries: one command must give a working product on a machine with nothing
 * but Node, and no npm package ships a MongoDB server. It is for development, tests and trying out, not for production.
 * README.md says what it holds, what it refuses and where it differs from MongoDB.
 */
import { Worker } from 'node:worker_threads';
import type { FromWorker } from './engine.worker';
import { FolderInUseError } from './folder-in-use';
import { runningEngine } from './server/address';

export { FolderInUseError, runningEngine };

/** Where and how an engine runs. */
export interface EmbeddedMongoOptions {
  /** The folder for the data, made when it is missing. One engine at a time can use it. */
  dataDir: string;
  /** Listens on this port of 127.0.0.1 (0: any free one) instead of a socket in the data folder. */
  port?: number;
  /** Hears that the engine has stopped by itself. Without it such an error ends the process. */
  onFailure?: (error: Error) => void;
}

/** An engine that runs. */
export interface EmbeddedMongo {
  /** The address, for a MongoDB driver. */
  uri: string;
  /** Finishes the writes under way and stops the queries; done when the thread is over. It may be called more than once. */
  close(): Promise<void>;
}

/**
 * Starts the engine in a thread of its own, so that a slow query never blocks the host.
 *
 * @throws FolderInUseError when another engine uses the folder, and the errors of Node where the folder cannot be made
 * or the port is taken.
 */
export async function startEmbeddedMongo({
  dataDir,
  port,
  onFailure = crash,
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    workerData: { dataDir, port },
    execArgv: runsFromSource() ? ['--import', typescriptLoader()] : [],
  });
  const exited = new Promise<number>((resolve) => worker.once('exit', resolve));
  const uri = await started(worker, exited, dataDir);

  let closing: Promise<void> | undefined;
  const fail = (error: Error) => {
    if (!closing) onFailure(error);
    closing ??= exited.then(() => {});
  };
  worker.once('error', fail);
  void exited.then((code) => fail(new Error(`The embedded MongoDB engine stopped with code ${code}.`)));

  async function stop() {
    worker.postMessage('close');
    await exited;
  }
  return {
    uri,
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
}

function started(worker: Worker, exited: Promise<number>, dataDir: string): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: FromWorker) => {
      worker.off('error', reject);
      if (message.kind === 'started') resolve(message.uri);
      else if (message.name === 'FolderInUseError') reject(new FolderInUseError(dataDir));
      else reject(Object.assign(new Error(message.message), { name: message.name, code: message.code }));
    });
    void exited.then((code) =>
      reject(new Error(`The embedded MongoDB engine stopped with code ${code} while it started.`)),
    );
  });
}

function crash(error: Error) {
  process.nextTick(() => {
    throw error;
  });
}

/** A bundler has made JavaScript of the worker as well. Some leave the address as it was, but then set this mark. */
const runsFromSource = () => import.meta.url.endsWith('.ts') && !(import.meta as { webpack?: number }).webpack;

/** `--import tsx` would do nothing here: on Node 20 tsx registers itself in the main thread only. */
const typescriptLoader = () =>
  `data:text/javascript,import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register();`;
