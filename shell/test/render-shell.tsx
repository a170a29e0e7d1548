import { render } from '@testing-library/react';
import type { Role } from '@wattle/contract';
import type { Access, RegisteredRemote, Registry } from '@wattle/federation/registry';
import { StoreProvider } from '@wattle/platform/internal';
import { signInAs } from '@wattle/platform/testing';
import { RouterProvider } from 'react-router-dom';
import { type LoadRoutes, Remotes } from '../src/remotes/remotes';
import { RemotesContext } from '../src/remotes/remotes-context';
import { createRouter } from '../src/router';

function aRemote(name: string, paths: Record<string, Access>): RegisteredRemote {
  const declared = Object.entries(paths).map(([path, access]) => ({ path, access }));
  const baseUrl = `/releases/${name}/1.0.0/`;
  const files = { container: name, entry: 'entry.js', manifest: 'mf-manifest.json', preload: [], files: {} };
  return {
    active: { name, owner: 'a team', requires: { platform: 1 }, paths: declared, version: '1.0.0', baseUrl, ...files },
  };
}

const registry: Registry = {
  remotes: {
    marketing: aRemote('marketing', { '/': 'public', '/landing': 'public' }),
    auth: aRemote('auth', { '/login': 'public' }),
    assessment: aRemote('assessment', { '/questions-page': 'public' }),
    tests: aRemote('tests', { '/student-dashboard': 'student', '/test': 'student', '/practice-test': 'student' }),
    admin: aRemote('admin', { '/admin-dashboard': 'admin' }),
  },
};

function withLastGood(version: string): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { active }]) => {
    return [name, { active, lastGood: { ...active, version } }];
  });
  return { remotes: Object.fromEntries(remotes) };
}

/** Each remote has one page for each of its paths, which says where it is. */
const loadEverything: LoadRoutes = async ({ active }) =>
  active.paths.flatMap(({ path }) =>
    [path, `${path}/*`].map((each) => ({ path: each, load: async () => () => <h1>{`Page of ${active.name}`}</h1> })),
  );

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
  const remotes = new Remotes(lastGood ? withLastGood(lastGood) : registry, loadRoutes);
  const router = createRouter(remotes);
  const view = render(
    <StoreProvider>
      <RemotesContext value={remotes}>
        <RouterProvider router={router} />
      </RemotesContext>
    </StoreProvider>,
  );
  return { ...view, router, remotes };
}
