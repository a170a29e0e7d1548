import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { versionPlugins } from './plugins';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wattle-build-'));
  write('mf-a/src/main.js', "import 'lib'; import '../../shared/index.js'; console.log(1);");
  write('shared/index.js', 'console.log(2);');
  write('node_modules/lib/package.json', '{ "name": "lib", "version": "1.0.0", "main": "index.js" }');
  write('node_modules/lib/index.js', 'console.log(3);');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Builds with a version that covers these sources and libraries. Gives what the version file says, or the faults. */
async function build(sources: string[], libraries: string[], hasLockFile = false): Promise<Record<string, unknown>> {
  const shipped = {
    version: '1.0.0',
    root,
    sources: new Set(sources),
    libraries: new Map(libraries.map((library) => [library, ''])),
    hasLockFile,
  };
  const context = join(root, 'mf-a');
  const compiler = rspack({
    context,
    mode: 'none',
    entry: './src/main.js',
    output: { path: join(context, 'dist') },
    plugins: versionPlugins(() => ({ version: '1.0.0-aaaaaaaa' }), shipped),
  });
  const stats = await new Promise<string>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result?.toString('errors-only') ?? ''))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.includes('ERROR')) throw new Error(stats);
  return JSON.parse(readFileSync(join(context, 'dist/version.json'), 'utf8'));
}

test('a build says which version it is of', async () => {
  await expect(build(['mf-a/src/main.js', 'shared/index.js'], ['lib@1.0.0'])).resolves.toEqual({
    version: '1.0.0-aaaaaaaa',
  });
});

test.each([
  ['a source', ['mf-a/src/main.js'], ['lib@1.0.0'], /would not change with them: \S*shared\/index.js$/m],
  ['a library', ['mf-a/src/main.js', 'shared/index.js'], ['lib@1.0.1'], /with them: \S*node_modules\/lib\/index.js$/m],
])('a build with %s that its version does not cover fails', async (_what, sources, libraries, fault) => {
  await expect(build(sources, libraries)).rejects.toThrow(fault);
});

test('where the lock file is covered, so is what is installed, and no other file', async () => {
  await expect(build(['mf-a/src/main.js', 'shared/index.js'], [], true)).resolves.toBeDefined();
  await expect(build(['mf-a/src/main.js'], [], true)).rejects.toThrow(/with them: \S*shared\/index.js$/m);
});
