import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { Role } from '@wattle/contract';
import {
  type RegisteredRemote,
  type Registry,
  type Release,
  type RemoteManifest,
  remoteManifestSchema,
} from '@wattle/federation/registry';
import { provideHomes, StoreProvider } from '@wattle/platform/internal';
import { signInAs } from '@wattle/platform/testing';
import { RouterProvider } from 'react-router-dom';
import { pathFor } from '../src/navigation/purposes';
import { type LoadRoutes, Remotes } from '../src/remotes/remotes';
import { RemotesContext } from '../src/remotes/remotes-context';
import { createRouter } from '../src/router';

const ROOT = join(import.meta.dirname, '../..');

/** The remotes of the product, with the paths and entries that they declare. */
const registry: Registry = {
  remotes: Object.fromEntries(
    readdirSync(ROOT)
      .map((name) => join(ROOT, name, 'remote.json'))
      .filter((file) => existsSync(file))
      .map((file) => aRemote(remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
      .map((remote) => [remote.active.name, remote]),
  ),
};

function aRemote(declared: RemoteManifest): RegisteredRemote {
  const baseUrl = `/releases/${declared.name}/1.0.0/`;
  const files = { container: declared.name, entry: 'entry.js', manifest: 'mf-manifest.json', preload: [], files: {} };
  return { active: { ...declared, requires: { platform: '1.0' }, version: '1.0.0', baseUrl, ...files } };
}

function withLastGood(version: string): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { active }]) => {
    return [name, { active, lastGood: { ...active, version } }];
  });
  return { remotes: Object.fromEntries(remotes) };
}

/** A route for each path of a remote, and for everything below it. */
export function routePaths({ paths }: Release): string[] {
  return paths.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/*`]));
}

/** Each remote has one page for each of its paths, which says where it is. */
const loadEverything: LoadRoutes = async ({ active }) =>
  routePaths(active).map((path) => ({ path, load: async () => () => <h1>{`Page of ${active.name}`}</h1> }));

interface ShellOptions {
  role?: Role;
  loadRoutes?: LoadRoutes;
  /** Version of the last good release that every remote has; without it there is none. */
  lastGood?: string;
}

/** The shell at an address, with remotes that the test makes up. */
export function renderShell(url: string, { role, loadRoutes = loadEverything, lastGood }: ShellOptions = {}) {
  window.history.replaceState(null, '', url);
  if (role) signInAs(role);
  provideHomes((role) => pathFor(registry, `${role}-home`));
  const remotes = new Remotes(lastGood ? withLastGood(lastGood) : registry, loadRoutes);
  const router = createRouter(remotes);
  const view = render(
    <StoreProvider>
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>
    </StoreProvider>,
  );
  return { ...view, router };
}
