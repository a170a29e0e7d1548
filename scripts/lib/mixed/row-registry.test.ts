import type { Release, ShellRelease } from '@wattle/federation/registry';
import { rowRegistry } from './row-registry';

const shell = (version: string, platform: string) =>
  ({ name: 'shell', version, provides: { platform } }) as unknown as ShellRelease;
const remote = (name: string, version: string, platform: string) =>
  ({ name, version, requires: { platform } }) as unknown as Release;

const VERSIONS = {
  shell: { active: shell('2', '1.1'), previous: shell('1', '1.0') },
  remotes: [
    { active: remote('auth', '2', '1.1'), previous: remote('auth', '1', '1.0') },
    { active: remote('tests', '2', '1.0'), previous: remote('tests', '1', '1.0') },
    { active: remote('new', '1', '1.0'), previous: undefined },
  ],
};

const versionsIn = ({ shell: registered, remotes }: ReturnType<typeof rowRegistry>) => ({
  shell: registered?.active.version,
  remotes: Object.values(remotes).map(({ active, lastGood }) =>
    [active.name, active.version, lastGood?.version].filter(Boolean).join(' '),
  ),
});

test.each([
  ['all newest', [], '2', ['auth 2', 'tests 2', 'new 1']],
  ['an older remote', ['tests'], '2', ['auth 2', 'tests 1', 'new 1']],
  ['an older shell: what it refuses falls back', ['shell'], '1', ['auth 2 1', 'tests 2', 'new 1']],
  ['an older shell with older remotes', ['shell', 'auth'], '1', ['auth 1', 'tests 2', 'new 1']],
  ['a remote that has no older version stays', ['new'], '2', ['auth 2', 'tests 2', 'new 1']],
])('the registry of a row: %s', (_title, older, version, remotes) => {
  expect(versionsIn(rowRegistry(VERSIONS, older))).toEqual({ shell: version, remotes });
});

test('a remote that the shell refuses in both versions has none to fall back to', () => {
  const both = { active: remote('auth', '2', '2.1'), previous: remote('auth', '1', '2.0') };
  expect(versionsIn(rowRegistry({ ...VERSIONS, remotes: [both] }, [])).remotes).toEqual(['auth 2']);
});
