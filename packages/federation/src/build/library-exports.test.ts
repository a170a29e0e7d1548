import { createRequire } from 'node:module';
import { join } from 'node:path';
import { leastRanges, SHARED_LIBRARIES } from './library-exports';
import { providedVersions, requiredRanges } from './shared';
import { workspaceRoot } from './workspace-packages';

const shell = join(workspaceRoot(import.meta.dirname), 'shell');
const { resolve } = createRequire(join(shell, 'package.json'));

/** The range of one library for code that imports these names of it. */
const rangeOf = (library: string, ...names: string[]) => leastRanges(new Map([[library, new Set(names)]]))[library];

test.each([
  ['useState of React', 'react', ['useState'], '^19.0.0'],
  ['what React 19 began with', 'react', ['use', 'useActionState', 'useOptimistic'], '^19.0.0'],
  ['useEffectEvent beside it', 'react', ['useState', 'useEffectEvent', 'captureOwnerStack'], '^19.2.0'],
  ['Activity', 'react', ['Activity', 'memo'], '^19.2.0'],
  ['cacheSignal', 'react', ['cacheSignal'], '^19.2.0'],
  ['ViewTransition and an older name', 'react', ['ViewTransition', 'useEffectEvent'], '^19.3.0'],
  ['jsx', 'react/jsx-runtime', ['jsx'], '^19.0.0'],
  ['styled and css', 'styled-components', ['styled', 'css'], '^6.0.0'],
  ['createTheme', 'styled-components', ['default', 'createTheme'], '^6.6.0'],
  ['nothing', 'react', [], '^19.0.0'],
])('code that imports %s accepts the versions that have it', (_what, library, names, range) => {
  expect(rangeOf(library, ...names)).toBe(range);
});

test('a name that nobody is known to export is refused in a sentence', () => {
  expect(() => rangeOf('react', 'useState', 'useNothing')).toThrow(
    new Error('No version of react is known to export useNothing.'),
  );
});

test.each(Object.keys(SHARED_LIBRARIES))('the table knows all that the installed %s exports', async (library) => {
  const isObjectOfAll = library !== 'styled-components';
  const names = Object.keys(await import(resolve(library))).filter(
    (name) => name !== 'module.exports' && !(isObjectOfAll && name === 'default'),
  );
  expect(names).not.toEqual([]);
  expect(() => rangeOf(library, ...names)).not.toThrow();
});

test('a remote needs the minor version of the federation runtime that it is built with, and the shell provides it', () => {
  const runtime = '@module-federation/runtime';
  const version = providedVersions(shell)[runtime] ?? '';
  const [major, minor] = version.split('.');
  expect(requiredRanges(new Map())[runtime]).toBe(`~${major}.${minor}.0`);
});
