import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceVersion } from './source-version';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wattle-sources-'));
  write('pnpm-workspace.yaml', '');
  write('pnpm-lock.yaml', 'lock');
  write('mf-tests/package.json', {
    version: '1.2.3',
    dependencies: { '@wattle/contract': 'workspace:*', react: '19' },
  });
  write('mf-tests/src/routes.tsx', 'routes');
  write('packages/contract/package.json', { version: '1.0.0' });
  write('packages/contract/src/index.ts', 'contract');
  write('packages/other/src/index.ts', 'other');
  mkdirSync(join(root, 'mf-tests/node_modules/@wattle'), { recursive: true });
  symlinkSync(join(root, 'packages/contract'), join(root, 'mf-tests/node_modules/@wattle/contract'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const version = () => sourceVersion(join(root, 'mf-tests'));

test('names the version of the package and the state of its sources', () => {
  expect(version()).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(version()).toBe(version());
});

test.each([
  ['a source of its own', 'mf-tests/src/page.tsx', true],
  ['a source of a package that it uses', 'packages/contract/src/more.ts', true],
  ['the lock file', 'pnpm-lock.yaml', true],
  ['a source in a folder called test', 'mf-tests/src/test/page.tsx', true],
  ['a source in a folder called dist', 'packages/contract/src/dist/index.ts', true],
  ['a test', 'mf-tests/src/page.test.tsx', false],
  ['what tests share', 'mf-tests/test/open-page.tsx', false],
  ['a build', 'mf-tests/dist/routes.js', false],
  ['a package that it does not use', 'packages/other/src/more.ts', false],
])('changes with %s: %s', (_what, file, isChanged) => {
  const before = version();
  write(file, 'something new');
  expect(version() !== before).toBe(isChanged);
});
