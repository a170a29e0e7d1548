import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, prepareFolder } from './index';

const root = mkdtempSync(join(tmpdir(), 'wattle-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a folder that is missing is made, with its parents, for its owner only', () => {
  const folder = join(root, 'new', 'data');
  prepareFolder('DATA_DIR', folder);
  prepareFolder('DATA_DIR', folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  ['a file', 'file'],
  ['a place below a file', 'file/data'],
  ['a link that leads nowhere', 'link'],
  ['a place below a link that leads nowhere', 'link/data'],
])('%s cannot be the folder', (_what, path) => {
  rmSync(join(root, 'link'), { force: true });
  writeFileSync(join(root, 'file'), '');
  symlinkSync(join(root, 'nowhere', 'else'), join(root, 'link'));
  const folder = join(root, path);
  expect(() => prepareFolder('DATA_DIR', folder)).toThrow(EnvironmentError);
  expect(() => prepareFolder('DATA_DIR', folder)).toThrow(`DATA_DIR: ${folder} cannot be used: `);
});

test('a place where nobody may write cannot be the folder', () => {
  expect(() => prepareFolder('DATA_DIR', '/proc/wattle/data')).toThrow(
    /^DATA_DIR: \/proc\/wattle\/data cannot be used: /,
  );
});
