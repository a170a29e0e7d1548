import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@wattle/contract/constants';
import type { LocalRemote } from '@wattle/federation/local';
import type { Release } from '@wattle/federation/runtime';
import { signInAs } from '@wattle/platform/testing';
import { aRegistry, renderShell } from '../../test/render-shell';
import type { LoadRoutes } from '../remotes/remotes';
import { LocalBar } from './local-bar';
import { PageLocalVersions } from './local-versions';

const origin = 'http://127.0.0.1:3102';
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const override: LocalRemote = { remote: 'assessment', origin, expiresAt };
const local = { ...aRegistry().remotes.assessment?.active, version: 'local', container: 'local' } as Release;

const loadRoutes: LoadRoutes = async ({ version }) => [
  { path: '/freeassesment', load: async () => () => <h1>{`Version ${version}`}</h1> },
];

/** The page of an address, for a browser that has been given a local version. */
function openWith(remote: LocalRemote, role?: Role, isServed = true) {
  const versions = new PageLocalVersions([remote], async () => (isServed ? local : undefined));
  if (role) signInAs(role);
  renderShell('/freeassesment', { loadRoutes, local: versions });
  return versions;
}

test.each<[string, LocalRemote, Role | undefined, string]>([
  ['staff get the version of their machine', override, 'admin', 'local'],
  ['nobody signed in gets it, too', override, undefined, 'local'],
  ['a student gets the release', override, 'student', '1.0.0'],
  [
    'nobody has it for longer than it was given',
    { ...override, expiresAt: new Date(0).toISOString() },
    'admin',
    '1.0.0',
  ],
  ['in development students have it, too', { remote: 'assessment', origin }, 'student', 'local'],
])('%s', async (_what, remote, role, version) => {
  openWith(remote, role);
  expect(await screen.findByRole('heading', { name: `Version ${version}` })).toBeVisible();
});

test('code of a machine is no longer opened from the moment a student is signed in', async () => {
  const versions = new PageLocalVersions([override], async () => local);
  const version = () => versions.applyTo(aRegistry()).remotes.assessment?.active.version;
  signInAs('admin');
  await versions.update();
  expect(version()).toBe('local');
  signInAs('student');
  expect(version()).toBe('1.0.0');
});

test('what is not served is shown as it was released, with a line that says so', async () => {
  const versions = openWith(override, 'admin', false);
  expect(await screen.findByRole('heading', { name: 'Version 1.0.0' })).toBeVisible();
  render(<LocalBar versions={versions} onStop={() => undefined} />);
  expect(screen.getByText(`mf-assessment is not served at ${origin}: this is its release`)).toBeVisible();
});

test('a bar says until when, and stops it', async () => {
  const versions = openWith({ ...override, expiresAt: '2126-11-22T16:40:00.000' }, 'admin');
  await screen.findByRole('heading', { name: 'Version local' });
  let stops = 0;
  render(
    <LocalBar
      versions={versions}
      onStop={() => {
        stops += 1;
      }}
    />,
  );
  expect(screen.getByText('Showing your local mf-assessment until 16:40')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stops).toBe(1);
});
