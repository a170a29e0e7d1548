/** A bundler also bundles the worker as JavaScript. Some leave `import.meta.url` as it was, but then set this mark. */
export const runsFromSource = () => import.meta.url.endsWith('.ts') && !(import.meta as { webpack?: number }).webpack;

/** What Node needs to run a TypeScript source in another thread or process. */
export const loaderArguments = () => (runsFromSource() ? ['--import', typescriptLoader()] : []);

/** `--import tsx` has no effect in a thread: on Node 20 tsx registers itself in the main thread only. */
const typescriptLoader = () =>
  `data:text/javascript,import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register();`;
