import type { WorkerOptions } from 'node:worker_threads';

/**
 * Options of a worker whose file is TypeScript. In a bundle it is JavaScript; in tests the thread loads TypeScript
 * itself.
 */
export function typescriptWorker({ url, resolve }: ImportMeta): WorkerOptions {
  // A bundle may run without tsx.
  if (!url.endsWith('.ts')) return { execArgv: [] };
  // On Node 20 tsx registers itself in the main thread only.
  const loader = `data:text/javascript,import { register } from ${JSON.stringify(resolve('tsx/esm/api'))}; register();`;
  return { execArgv: ['--import', loader] };
}
