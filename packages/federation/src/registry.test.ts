import { registrySchema, remoteManifestSchema } from './registry';
import { aRelease } from './testing';

const release = aRelease({ name: 'tests', paths: [{ path: '/test', access: 'student' }] });

const menu = (entry: object) => ({ menu: [{ audience: 'student', label: 'Tests', order: 10, ...entry }] });

test.each([
  ['leads to', menu({ to: '/test/weekly' }), menu({ to: '/login' }), '/login'],
  ['is also at', menu({ to: '/test', alsoAt: '/test/' }), menu({ to: '/test', alsoAt: '/' }), '/'],
  ['hides the bar at', { barHiddenAt: ['/test/'] }, { barHiddenAt: ['/testing'] }, '/testing'],
])('what a remote %s is below its own paths', (_what, own, foreign, address) => {
  for (const schema of [remoteManifestSchema, registrySchema.shape.remotes.valueType.shape.active]) {
    expect(schema.safeParse({ ...release, ...own }).success).toBe(true);
    const issues = schema.safeParse({ ...release, ...foreign }).error?.issues.map(({ message }) => message);
    expect(issues).toEqual([`${address} is not below a path of this remote`]);
  }
});

test.each([
  ['/releases/tests/1.0.0/', true],
  ['https://cdn.example/releases/tests/1.0.0/', true],
  ['https://cdn.example:8443/wattle/releases/tests/1.0.0/', true],
  ['http://127.0.0.1:3100/releases/tests/1.0.0/', true],
  ['http://cdn.example/releases/tests/1.0.0/', false],
  ['https://cdn.example/tests/1.0.0/', false],
  ['https://cdn.example/releases/tests/1.0.0/"><script>', false],
  ['https://user@cdn.example/releases/tests/1.0.0/', false],
  ['//cdn.example/releases/tests/1.0.0/', false],
  ['https://cdn.example/releases/tests/1.0.0/?x=/', false],
])('the address %s of a release is accepted: %s', (baseUrl, isAccepted) => {
  const remotes = { tests: { active: { ...release, baseUrl } } };
  expect(registrySchema.safeParse({ remotes }).success).toBe(isAccepted);
});

test('a registry that was written before the contract had a minor version can be read', () => {
  const active = { ...release, requires: { platform: 1 } };
  const { remotes } = registrySchema.parse({ remotes: { tests: { active } } });
  expect(remotes.tests?.active).toMatchObject({ requires: { platform: '1.0' }, menu: [], barHiddenAt: [] });
});

test.each(['entry', 'preload', 'page'])('a release without the hash of its %s is refused', (what) => {
  const [entry, preload, page] = ['entry.js', 'routes.js', 'page.json'];
  const hashes = { [entry]: 'sha384-abc', [preload]: 'sha384-abc', [page]: 'sha384-abc' };
  const active = { ...release, entry, preload: [entry, preload], pages: { '/test': page }, files: hashes };
  const missing = { entry, preload, page }[what] as string;
  const { [missing]: _hash, ...files } = hashes;
  expect(registrySchema.safeParse({ remotes: { tests: { active } } }).success).toBe(true);
  expect(registrySchema.safeParse({ remotes: { tests: { active: { ...active, files } } } }).success).toBe(false);
  const empty = { ...active, files: { ...hashes, [missing]: '' } };
  expect(registrySchema.safeParse({ remotes: { tests: { active: empty } } }).success).toBe(false);
});
