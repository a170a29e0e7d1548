import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('a folder that may only be read cannot be the folder', () => {
  const folder = join(root, 'read-only');
  mkdirSync(folder, 0o555);
  chmodSync(root, 0o755);
  const module = JSON.stringify(join(import.meta.dirname, 'prepare-folder.ts'));
  // Root may write everywhere, and another user may be unable to read the module.
  const source = `
    import { prepareFolder } from ${module};
    if (process.getuid() === 0) process.setuid(65534);
    try {
      prepareFolder('DATA_DIR', ${JSON.stringify(folder)});
    } catch ({ message }) {
      console.log(message);
    }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual([`DATA_DIR: ${folder} cannot be used: there is no permission\n`, '']);
});

test('a place where nobody may write cannot be the folder', () => {
  expect(() => prepareFolder('DATA_DIR', '/proc/wattle/data')).toThrow(
    /^DATA_DIR: \/proc\/wattle\/data cannot be used: /,
  );
});
