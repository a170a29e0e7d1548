import { render } from '@testing-library/react';
import type { Role } from '@wattle/contract';
import type { Access, Registry, Release } from '@wattle/federation/registry';
import { StoreProvider } from '@wattle/platform/internal';
import { signInAs } from '@wattle/platform/testing';
import { RouterProvider } from 'react-router-dom';
import { CurrentRegistry } from '../src/remotes/current-registry';
import { type LoadRoutes, Remotes } from '../src/remotes/remotes';
import { RemotesContext } from '../src/remotes/remotes-context';
import { createRouter } from '../src/router';

const PATHS: Record<string, Record<string, Access>> = {
  marketing: { '/': 'public', '/landing': 'public' },
  auth: { '/login': 'public' },
  assessment: { '/questions-page': 'public' },
  tests: { '/student-dashboard': 'student', '/test': 'student', '/practice-test': 'student' },
  admin: { '/admin-dashboard': 'admin' },
};

function aRelease(name: string, version: string): Release {
  const paths = Object.entries(PATHS[name] ?? {}).map(([path, access]) => ({ path, access }));
  const files = { entry: 'entry.js', manifest: 'mf-manifest.json', preload: [], files: {} };
  const baseUrl = `/releases/${name}/${version}/`;
  return { name, owner: 'a team', requires: { platform: 1 }, paths, version, baseUrl, container: baseUrl, ...files };
}

interface Versions {
  active?: string;
  /** Without it there is none. */
  lastGood?: string | undefined;
}

/** A registry in which all remotes have the same versions. */
export function aRegistry({ active = '1.0.0', lastGood }: Versions = {}): Registry {
  const remotes = Object.keys(PATHS).map((name) => [
    name,
    { active: aRelease(name, active), ...(lastGood && { lastGood: aRelease(name, lastGood) }) },
  ]);
  return { remotes: Object.fromEntries(remotes) };
}

/** Each remote has one page for each of its paths, which says where it is. */
const loadEverything: LoadRoutes = async ({ name, paths }) =>
  paths.flatMap(({ path }) =>
    [path, `${path}/*`].map((each) => ({ path: each, load: async () => () => <h1>{`Page of ${name}`}</h1> })),
  );

interface ShellOptions {
  role?: Role;
  loadRoutes?: LoadRoutes;
  /** Version of the last good release that every remote has; without it there is none. */
  lastGood?: string;
  /** The registry as it stands in the page. */
  registry?: string;
}

/** The shell at an address, with remotes that the test makes up. */
export function renderShell(
  url: string,
  {
    role,
    loadRoutes = loadEverything,
    lastGood,
    registry = JSON.stringify(aRegistry({ lastGood })),
  }: ShellOptions = {},
) {
  window.history.replaceState(null, '', url);
  if (role) signInAs(role);
  const remotes = new Remotes(new CurrentRegistry(registry), loadRoutes);
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
