import type { registryVerifier as verifierOfPages } from '@wattle/federation/runtime';
import type { LoadRoutes } from '../../../shell/src/remotes/remotes';

export { matchRemote } from '@wattle/federation/match';
export { scriptTrust } from '../../../packages/federation/src/runtime/script-guard';

// What stands in the place of @wattle/federation/runtime where there is no federation.

type ImportRoutes = () => Promise<{ default: unknown }>;

let imports: Readonly<Record<string, ImportRoutes>> = {};

/** @param byRemote - By the name of each remote, the import of its routes. */
export function provideRoutes(byRemote: Readonly<Record<string, ImportRoutes>>): void {
  imports = byRemote;
}

const loadRoutes: LoadRoutes = async ({ name }) => (await imports[name]?.())?.default;

export const createHost = () => ({ loadRoutes, allowLocal: () => undefined });

/** There is nothing in the page that another team could have released. */
export const registryVerifier = (): ReturnType<typeof verifierOfPages> => ({
  verify: async () => undefined,
  verifyRelease: async () => undefined,
});

export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> => load();

export const isLoadError = ({ name }: Error) => name === 'ChunkLoadError';
