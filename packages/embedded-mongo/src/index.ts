/**
 * MongoDB's wire protocol over LMDB: the database that `npm start` uses where none is installed.
 *
 * Why it exists although the workspace prefers libraries: one command must give a working product on a machine with
 * nothing but Node, and no npm package ships a MongoDB server. It is for development, tests and trials, not for
 * production. README.md says what it supports, what it refuses and where it differs from MongoDB.
 */
import { Worker } from 'node:worker_threads';
import type { FromWorker } from './engine.worker';
import { ownEntry } from './own-entry';
import { runningEngine } from './server/address';
import { loaderArguments } from './source-run';
import { DamagedFileError, DiskFullError, FolderInUseError, START_ERRORS } from './start-errors';

export { decode as decodeDocument } from './bson/decode';
export { dataFileOf } from './storage/data-file';
export { DamagedFileError, DiskFullError, FolderInUseError, runningEngine };

export interface EmbeddedMongoOptions {
  /** The folder for the data, created when it is missing. One engine at a time can use it. */
  dataDir: string;
  /** Listens on this port of 127.0.0.1 (0: any free one) instead of a socket in the data folder. */
  port?: number;
  /** How often expired documents are deleted, in seconds; 60 as in MongoDB. */
  expireEverySeconds?: number;
  /** Lets the process end while the engine runs, as `unref` of a worker does. */
  unref?: boolean;
  /** Gets the error when the engine has stopped by itself. Without it such an error ends the process. */
  onFailure?: (error: Error) => void;
}

/** An engine that runs. */
export interface EmbeddedMongo {
  /** The address, for a MongoDB driver. */
  uri: string;
  /** Finishes the writes under way and stops the queries; done when the thread has ended. It may be called repeatedly. */
  close(): Promise<void>;
}

/**
 * Starts the engine in a thread of its own, so that a slow query never blocks the main thread.
 *
 * @throws FolderInUseError when another engine uses the folder.
 * @throws DamagedFileError when the data file is not what the engine has written.
 * @throws DiskFullError when the disk of the folder is full.
 * @throws The errors of Node where the folder cannot be created or the port is taken.
 */
export async function startEmbeddedMongo({
  onFailure = crash,
  unref = false,
  ...workerData
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    workerData,
    execArgv: loaderArguments(),
  });
  const exited = new Promise<number>((resolve) => worker.once('exit', resolve));
  const uri = await started(worker, exited);
  if (unref) worker.unref();

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

function started(worker: Worker, exited: Promise<number>): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: FromWorker) => {
      worker.off('error', reject);
      if (message.kind === 'started') resolve(message.uri);
      else reject(startError(message));
    });
    void exited.then((code) =>
      reject(new Error(`The embedded MongoDB engine stopped with code ${code} while it started.`)),
    );
  });
}

/** An error loses its class on the way between threads. */
function startError({ name, message, code }: Extract<FromWorker, { kind: 'refused' }>): Error {
  const StartError = ownEntry<new (text: string) => Error>(START_ERRORS, name);
  return StartError ? new StartError(message) : Object.assign(new Error(message), { name, code });
}

function crash(error: Error) {
  process.nextTick(() => {
    throw error;
  });
}
