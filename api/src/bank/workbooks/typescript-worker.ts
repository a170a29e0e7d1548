import type { WorkerOptions } from 'node:worker_threads';

/**
 * Options of a worker whose file is TypeScript: a bundler has made JavaScript of it; where the API runs from its
 * sources, as in tests, the thread has to load TypeScript itself.
 */
export function typescriptWorker({ url, resolve }: ImportMeta): WorkerOptions {
  // Beside a bundle there may be no tsx.
  if (!url.endsWith('.ts')) return { execArgv: [] };
  // On Node 20 tsx registers itself in the main thread only.
  const loader = `data:text/javascript,import { register } from ${JSON.stringify(resolve('tsx/esm/api'))}; register();`;
  return { execArgv: ['--import', loader] };
}
