import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteVersion, shippedByRemote } from './shipped';

/** The repository of a team: what builds the remote is installed from npm. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-outside-'));
  write('package.json', manifestOf('1.2.3', '^1.0.0'));
  write('package-lock.json', '{ "packages": {} }');
  write('src/routes.tsx', 'routes');
  write('remote.json', '{ "name": "practice" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const manifestOf = (version: string, range: string) =>
  JSON.stringify({ name: 'practice', version, devDependencies: { '@wattle/federation': range } });

test('a remote outside of the workspace is named by its version number and a hash', () => {
  expect(remoteVersion(folder)).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(remoteVersion(folder)).toBe(remoteVersion(folder));
});

test.each([
  ['a source', 'src/start/start-page.tsx', true],
  ['what it declares', 'remote.json', true],
  ['the lock file', 'package-lock.json', true],
  ['a test', 'src/start/start-page.test.tsx', false],
  ['a page of text', 'README.md', false],
  ['the key of the team', 'team-key.pem', false],
  ['what git keeps', '.git/HEAD', false],
  ['what was installed, which the lock file names', 'node_modules/zod/index.js', false],
])('its version changes with %s: %s', (_what, file, isChanged) => {
  const before = remoteVersion(folder);
  write(file, 'something new');
  expect(remoteVersion(folder) !== before).toBe(isChanged);
});

test('the lock file may be that of pnpm, and lie above: the team may have a workspace of its own', () => {
  rmSync(join(folder, 'package-lock.json'));
  write('pnpm-workspace.yaml', '');
  write('pnpm-lock.yaml', 'one');
  write('remotes/practice/package.json', manifestOf('1.0.0', '^1.0.0'));
  const practice = join(folder, 'remotes/practice');
  expect(shippedByRemote(practice).root).toBe(folder);
  const before = remoteVersion(practice);
  write('pnpm-lock.yaml', 'two');
  expect(remoteVersion(practice)).not.toBe(before);
});

test('without a lock file nothing is built', () => {
  rmSync(join(folder, 'package-lock.json'));
  expect(() => remoteVersion(folder)).toThrow(/has neither pnpm-lock\.yaml nor package-lock\.json/);
});
