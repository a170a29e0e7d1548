import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds, type RemoteBuild, type ShellBuild } from '../../test/builds';
import { activate, activateAll, publish, rollback } from '../../test/signed-releases';
import { readRegistry } from './index';

const builds = freshBuilds();

async function live(folder: string): Promise<void> {
  const { name, version } = await publish(builds.releases, folder);
  await activate(builds.releases, name, version);
}

const runtime = '@module-federation/runtime';
const shared = { react: '19.3.1', [runtime]: '2.9.2' };

const entry = (label: string, order: number, audience = 'visitor') => ({ audience, label, order });

const UNFIT: [what: string, remote: RemoteBuild, sentence: string][] = [
  ['another platform', { platform: '2.0' }, 'tests 1.0.0-aaaaaaaa needs platform 2.0; this shell provides 1.3.'],
  [
    'a later minor version of the platform',
    { platform: '1.4' },
    'tests 1.0.0-aaaaaaaa needs platform 1.4; this shell provides 1.3.',
  ],
  [
    'another major version of a shared module',
    { shared: { react: '^18.0.0' } },
    'tests 1.0.0-aaaaaaaa needs react ^18.0.0; shell 1.0.0-aaaaaaaa provides 19.3.1.',
  ],
  [
    'a name that only a later React has',
    { shared: { react: '^19.4.0' } },
    'tests 1.0.0-aaaaaaaa needs react ^19.4.0; shell 1.0.0-aaaaaaaa provides 19.3.1.',
  ],
  [
    'another minor version of the federation runtime',
    { shared: { [runtime]: '~2.10.0' } },
    'tests 1.0.0-aaaaaaaa needs @module-federation/runtime ~2.10.0; shell 1.0.0-aaaaaaaa provides 2.9.2.',
  ],
  [
    'a module that the shell does not share',
    { shared: { lodash: '^4.0.0' } },
    'tests 1.0.0-aaaaaaaa needs lodash ^4.0.0; shell 1.0.0-aaaaaaaa provides none.',
  ],
  [
    'CSS variables that the shell does not set',
    { cssVariables: ['--ink', '--newer', '--newest'] },
    'tests 1.0.0-aaaaaaaa reads CSS variables that shell 1.0.0-aaaaaaaa does not set: --newer, --newest.',
  ],
  [
    'a purpose of another remote',
    { paths: [{ path: '/enter', access: 'public', purpose: 'log-in' }] },
    'tests and auth both claim the purpose log-in.',
  ],
  [
    'a label of another remote',
    { menu: [entry('Log in', 20)] },
    'tests and auth both claim the label “Log in” in the menu of visitor.',
  ],
  [
    'the order of another remote',
    { menu: [entry('Pricing', 10)] },
    'tests and auth both claim order 10 in the menu of visitor.',
  ],
  [
    'one order for two entries',
    { menu: [entry('Pricing', 20), entry('Tests', 20)] },
    'tests claims order 20 in the menu of visitor twice.',
  ],
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
];

test('a remote that does not fit is refused, and what is live stays', async () => {
  await live(builds.shell({ shared, platform: '1.3' }));
  const paths = ['/deep/link', '/'].map((path) => ({ path, access: 'public' }));
  const logIn = { path: '/auth', access: 'public', purpose: 'log-in' };
  await live(builds.remote({ name: 'auth', paths: [logIn, ...paths], menu: [entry('Log in', 10)] }));
  const before = await readRegistry(builds.releases);
  for (const [what, remote, sentence] of UNFIT) {
    rmSync(join(builds.releases, 'tests'), { recursive: true, force: true });
    const refusal = await live(builds.remote(remote)).catch(({ message }) => message);
    expect([what, refusal]).toEqual([what, sentence]);
    expect(await readRegistry(builds.releases)).toEqual(before);
  }
});

test('a remote that fits is let through', async () => {
  await live(builds.shell({ shared, platform: '1.1' }));
  await live(builds.remote({ name: 'auth', paths: [{ path: '/', access: 'public' }], menu: [entry('Log in', 10)] }));
  await live(
    builds.remote({ shared: { react: '^19.0.0' }, cssVariables: ['--ink'], menu: [entry('Log in', 10, 'student')] }),
  );
  await live(builds.remote({ version: '2', menu: [entry('Log in', 10, 'student')] }));
  expect(Object.keys((await readRegistry(builds.releases)).remotes)).toEqual(['auth', 'tests']);
});

test.each<[string, ShellBuild, string]>([
  [
    'another platform',
    { shared, platform: '2.0' },
    'tests 1.0.0-aaaaaaaa needs platform 1.0; this shell provides 2.0.',
  ],
  [
    'another React',
    { shared: { ...shared, react: '20.0.0' } },
    'tests 1.0.0-aaaaaaaa needs react ^19.0.0; shell 2 provides 20.0.0.',
  ],
  [
    'another federation runtime',
    { shared: { ...shared, [runtime]: '2.10.0' } },
    'tests 1.0.0-aaaaaaaa needs @module-federation/runtime ~2.9.0; shell 2 provides 2.10.0.',
  ],
])('a shell with %s that a live remote cannot be in is refused', async (_what, shell, sentence) => {
  await live(builds.shell({ shared }));
  await live(builds.remote({ shared: { react: '^19.0.0', [runtime]: '~2.9.0' } }));
  await expect(live(builds.shell({ version: '2', ...shell }))).rejects.toThrow(new Error(sentence));
  expect((await readRegistry(builds.releases)).shell?.active.version).toBe('1.0.0-aaaaaaaa');
});

test('a shell that no longer sets a CSS variable which a live remote reads is refused', async () => {
  await live(builds.shell({ cssVariables: ['--ink', '--newer'] }));
  await live(builds.remote({ cssVariables: ['--newer'] }));
  await expect(live(builds.shell({ version: '2', cssVariables: ['--ink'] }))).rejects.toThrow(
    'tests 1.0.0-aaaaaaaa reads CSS variables that shell 2 does not set: --newer.',
  );
});

test('a remote with a chunk of whose hash its entry knows nothing is refused', async () => {
  const folder = builds.remote();
  builds.change('mf-tests/dist/page.js', 'page');
  await expect(live(folder)).rejects.toThrow('The entry of tests has no hash of page.js.');
  const hash = createHash('sha384').update('page').digest('base64');
  builds.change('mf-tests/dist/entry.js', `const hashes = { 1: 'sha384-${hash}' };`);
  await live(folder);
});

test.each(['platform', 'core', 'surface'])('a shell without the types of its %s is refused', async (name) => {
  const folder = builds.shell();
  rmSync(join(folder, `dist/page/types/${name}.d.ts`));
  await expect(live(folder)).rejects.toThrow(`The build of the shell has no types/${name}.d.ts.`);
});

test('a shell of a new platform goes live together with the remotes that need it', async () => {
  await live(builds.shell());
  await live(builds.remote());
  await publish(builds.releases, builds.shell({ version: '2', platform: '2.0' }));
  await publish(builds.releases, builds.remote({ version: '2', platform: '2.0' }));
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

test('there is no way back to a version that the live shell cannot serve', async () => {
  await live(builds.shell());
  await live(builds.remote({ version: '1' }));
  await publish(builds.releases, builds.shell({ version: '2', platform: '2.0' }));
  await publish(builds.releases, builds.remote({ version: '2', platform: '2.0' }));
  await activateAll(builds.releases, [
    { name: 'shell', version: '2' },
    { name: 'tests', version: '2' },
  ]);
  await expect(rollback(builds.releases, 'tests', { version: '1' })).rejects.toThrow(
    'tests 1 needs platform 1.0; this shell provides 2.0.',
  );
});
