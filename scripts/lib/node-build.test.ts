import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { nodeBuild } from './node-build';

const folder = mkdtempSync(join(tmpdir(), 'wattle-node-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function build(entry: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(nodeBuild(folder, { main: entry }));
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}

test('a library is what it is to an import, and to a bundled package of CommonJS that requires it', async () => {
  write('package.json', '{"dependencies": {"library": "1.0.0"}}');
  write('node_modules/library/package.json', '{"main": "index.js"}');
  write('node_modules/library/index.js', 'const made = { answer: 42 }; module.exports = made;');
  write('node_modules/bundled/package.json', '{"main": "index.js"}');
  write('node_modules/bundled/index.js', 'module.exports = { answer: () => require("library").answer };');
  const entry = `
    import library from 'library';
    import bundled from 'bundled';
    console.log(library.answer as number, bundled.answer() as number);
  `;
  write('main.ts', entry);
  await build('./main.ts');
  expect(execFileSync(process.execPath, [join(folder, 'dist/main.mjs')], { encoding: 'utf8' })).toBe('42 42\n');
});
