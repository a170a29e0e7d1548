import { createRequire, syncBuiltinESMExports } from 'node:module';

// Not imported: Jest would keep the names that the module exports before they are replaced.
const threads = createRequire(import.meta.url)('node:worker_threads');

/** A worker thread of a server's package, which build-workers.mjs has built. */
const SOURCE = /^(.*)\/src\/(?:.*\/)?([^/]+\.worker)\.ts$/;
/** Several test files of one process set the class up. */
const ORIGINAL = Symbol.for('wattle.Worker');

/** @type {typeof threads.Worker} */
const Worker = Reflect.get(threads.Worker, ORIGINAL) ?? threads.Worker;

/** Starts the built file in the place of a TypeScript source. */
class BuiltWorker extends Worker {
  static [ORIGINAL] = Worker;

  /**
   * @param {string | URL} file
   * @param {import('node:worker_threads').WorkerOptions} [options]
   */
  constructor(file, options) {
    const [, folder, name] = SOURCE.exec(String(file)) ?? [];
    if (name) super(new URL(`${folder}/.cache/workers/${name}.mjs`), { ...options, execArgv: [] });
    else super(file, options);
  }
}

threads.Worker = BuiltWorker;
syncBuiltinESMExports();
