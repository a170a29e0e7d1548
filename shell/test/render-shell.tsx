import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { Role } from '@wattle/contract/constants';
import { type Registry, type Release, type RemoteManifest, remoteManifestSchema } from '@wattle/federation/registry';
import type { VerifyRegistry } from '@wattle/federation/runtime';
import { aRelease } from '@wattle/federation/testing';
import { provideHomes, StoreProvider } from '@wattle/platform/internal';
import { signInAs } from '@wattle/platform/testing';
import { RouterProvider } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { CurrentRegistry } from '../src/remotes/current-registry';
import { type LoadRoutes, type LocalVersions, Remotes } from '../src/remotes/remotes';
import { homeFor, RemotesContext } from '../src/remotes/remotes-context';
import { createRouter } from '../src/router';

const ROOT = join(import.meta.dirname, '../..');

/** Where styles apply to nothing: to match them takes a third of a test's time. */
const UNSEEN = new ServerStyleSheet().instance;

/** What the remotes of the product declare of themselves. */
const manifests: RemoteManifest[] = readdirSync(ROOT)
  .map((name) => join(ROOT, name, 'remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));

interface Versions {
  active?: string;
  /** While there is a canary of every remote. */
  comparedWith?: string;
  /** Without it there is none. */
  lastGood?: string | undefined;
}

/** A registry in which all remotes have the same versions. */
export function aRegistry({ active = '1.0.0', lastGood, comparedWith }: Versions = {}): Registry {
  const remotes = manifests.map((declared) => [
    declared.name,
    {
      active: aRelease({ ...declared, version: active }),
      ...(lastGood && { lastGood: aRelease({ ...declared, version: lastGood }) }),
      comparedWith,
    },
  ]);
  return { remotes: Object.fromEntries(remotes) };
}

/** A route for each path of a remote, and for everything below it. */
export function routePaths({ paths }: Release): string[] {
  return paths.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/*`]));
}

/** Each remote has one page for each of its paths, which says where it is. */
const loadEverything: LoadRoutes = async (release) =>
  routePaths(release).map((path) => ({ path, load: async () => () => <h1>{`Page of ${release.name}`}</h1> }));

interface ShellOptions {
  role?: Role;
  loadRoutes?: LoadRoutes;
  /** Version of the last good release that every remote has; without it there is none. */
  lastGood?: string;
  /** The registry as it stands in the page. */
  registry?: string;
  local?: LocalVersions;
  verify?: VerifyRegistry;
}

/** The shell at an address, with remotes that the test makes up. */
export function renderShell(
  url: string,
  {
    role,
    loadRoutes = loadEverything,
    lastGood,
    registry = JSON.stringify(aRegistry({ lastGood })),
    local,
    verify = async () => undefined,
  }: ShellOptions = {},
) {
  window.history.replaceState(null, '', url);
  if (role) signInAs(role);
  const current = new CurrentRegistry(registry, verify);
  const remotes = new Remotes(current, loadRoutes, local && Promise.resolve(local));
  provideHomes((role) => homeFor(remotes.registry, role));
  const router = createRouter(remotes);
  const view = render(
    <StyleSheetManager sheet={UNSEEN}>
      <StoreProvider>
        <RemotesContext value={remotes}>
          <RouterProvider router={router} />
        </RemotesContext>
      </StoreProvider>
    </StyleSheetManager>,
  );
  return { ...view, router, remotes };
}
