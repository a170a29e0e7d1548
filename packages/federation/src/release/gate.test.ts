import { Builds, type RemoteBuild, type ShellBuild } from '../../test/builds';
import { activate, activateAll, publish, readRegistry, rollback } from './index';

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

async function live(folder: string): Promise<void> {
  const { name, version } = await publish(builds.releases, folder);
  await activate(builds.releases, name, version);
}

const shared = { react: '19.3.1' };

test.each<[string, RemoteBuild, string]>([
  ['another platform', { platform: 2 }, 'tests 1.0.0-aaaaaaaa needs platform 2; shell 1.0.0-aaaaaaaa provides 1.'],
  [
    'another major version of a shared module',
    { shared: { react: '^18.0.0' } },
    'tests 1.0.0-aaaaaaaa needs react ^18.0.0; shell 1.0.0-aaaaaaaa provides 19.3.1.',
  ],
  [
    'a module that the shell does not share',
    { shared: { lodash: '^4.0.0' } },
    'tests 1.0.0-aaaaaaaa needs lodash ^4.0.0; shell 1.0.0-aaaaaaaa provides none.',
  ],
  ['an endpoint of the shell', { endpoints: ['logInAgain'] }, 'tests and shell both have the endpoint logInAgain.'],
  ['an endpoint of another remote', { endpoints: ['logIn'] }, 'tests and auth both have the endpoint logIn.'],
  ['a reducer of another remote', { reducers: ['accounts'] }, 'tests and auth both have the reducer accounts.'],
  ['a path of another remote', { paths: [{ path: '/auth', access: 'public' }] }, 'tests and auth both claim /auth.'],
  [
    'a path below that of another remote',
    { paths: [{ path: '/auth/tests', access: 'public' }] },
    'tests claims /auth/tests, and auth claims /auth: one lies below the other.',
  ],
  [
    'a path above that of another remote',
    { paths: [{ path: '/deep', access: 'public' }] },
    'tests claims /deep, and auth claims /deep/link: one lies below the other.',
  ],
])('a remote with %s is refused, and what is live stays', async (_what, remote, sentence) => {
  await live(builds.shell({ shared, endpoints: ['logInAgain'] }));
  const paths = ['/auth', '/deep/link', '/'].map((path) => ({ path, access: 'public' }));
  await live(builds.remote({ name: 'auth', endpoints: ['logIn'], reducers: ['accounts'], paths }));
  const before = await readRegistry(builds.releases);
  await expect(live(builds.remote(remote))).rejects.toThrow(new Error(sentence));
  expect(await readRegistry(builds.releases)).toEqual(before);
});

test('a remote that fits is let through', async () => {
  await live(builds.shell({ shared }));
  await live(builds.remote({ name: 'auth', endpoints: ['logIn'], paths: [{ path: '/', access: 'public' }] }));
  await live(builds.remote({ shared: { react: '^19.0.0' }, endpoints: ['attempts'] }));
  expect(Object.keys((await readRegistry(builds.releases)).remotes)).toEqual(['auth', 'tests']);
});

test.each<[string, ShellBuild, string]>([
  [
    'another platform',
    { shared: { '@wattle/platform': '2.0.0', react: '19.3.1' } },
    'tests 1.0.0-aaaaaaaa needs platform 1; shell 2 provides 2.',
  ],
  [
    'another React',
    { shared: { react: '20.0.0' } },
    'tests 1.0.0-aaaaaaaa needs react ^19.0.0; shell 2 provides 20.0.0.',
  ],
  ['an endpoint of a remote', { shared, endpoints: ['attempts'] }, 'tests and shell both have the endpoint attempts.'],
])('a shell with %s that a live remote cannot be in is refused', async (_what, shell, sentence) => {
  await live(builds.shell({ shared }));
  await live(builds.remote({ shared: { react: '^19.0.0' }, endpoints: ['attempts'] }));
  await expect(live(builds.shell({ version: '2', ...shell }))).rejects.toThrow(new Error(sentence));
  expect((await readRegistry(builds.releases)).shell?.active.version).toBe('1.0.0-aaaaaaaa');
});

test('a shell of a new platform goes live together with the remotes that need it', async () => {
  await live(builds.shell());
  await live(builds.remote());
  await publish(builds.releases, builds.shell({ version: '2', shared: { '@wattle/platform': '2.0.0' } }));
  await publish(builds.releases, builds.remote({ version: '2', platform: 2 }));
  const { shell, remotes } = await activateAll(builds.releases, [
    { name: 'shell', version: '2' },
    { name: 'tests', version: '2' },
  ]);
  expect([shell?.active.version, remotes.tests?.active.version]).toEqual(['2', '2']);
});

test('a version is compared with what is live when it is gone back to', async () => {
  await live(builds.remote());
  await live(builds.remote({ version: '2', paths: [{ path: '/other', access: 'public' }] }));
  await live(builds.remote({ name: 'auth', paths: [{ path: '/tests', access: 'public' }] }));
  await expect(rollback(builds.releases, 'tests', { version: '1.0.0-aaaaaaaa' })).rejects.toThrow(
    'tests and auth both claim /tests.',
  );
});
