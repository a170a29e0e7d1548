import { createRequire, syncBuiltinESMExports } from 'node:module';

// Not imported: Jest would keep the names that the modules export before they are replaced.
const require = createRequire(import.meta.url);
const threads = require('node:worker_threads');
const processes = require('node:child_process');

/** A worker thread of a server's package, or a process that it waits for, which build-workers.mjs has built. */
const SOURCE = /^(.*)\/src\/(?:.*\/)?([^/]+\.(?:worker|process))\.ts$/;
/** Several test files of one process set the class and the function up. */
const ORIGINAL = Symbol.for('wattle.Worker');

/** @type {(file: unknown) => string | undefined} */
const builtFrom = (file) => {
  const [, folder, name] = SOURCE.exec(String(file)) ?? [];
  return name && `${folder}/.cache/workers/${name}.mjs`;
};

/** @type {typeof threads.Worker} */
const Worker = Reflect.get(threads.Worker, ORIGINAL) ?? threads.Worker;
/** @type {typeof processes.spawnSync} */
const spawnSync = Reflect.get(processes.spawnSync, ORIGINAL) ?? processes.spawnSync;

/** Starts the built file in the place of a TypeScript source. */
class BuiltWorker extends Worker {
  static [ORIGINAL] = Worker;

  /**
   * @param {string | URL} file
   * @param {import('node:worker_threads').WorkerOptions} [options]
   */
  constructor(file, options) {
    const built = builtFrom(file);
    if (built) super(new URL(built), { ...options, execArgv: [] });
    else super(file, options);
  }
}

threads.Worker = BuiltWorker;
processes.spawnSync = new Proxy(spawnSync, {
  get: (target, name, receiver) => (name === ORIGINAL ? target : Reflect.get(target, name, receiver)),
  apply(target, self, [program, given, ...more]) {
    const at = Array.isArray(given) ? given.findIndex(builtFrom) : -1;
    // What would load the source is left out.
    const parameters = at < 0 ? given : [builtFrom(given[at]), ...given.slice(at + 1)];
    return Reflect.apply(target, self, [program, parameters, ...more]);
  },
});
syncBuiltinESMExports();
