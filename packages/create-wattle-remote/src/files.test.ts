import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesInWorkspace, filesOfRepository, nameProblem, TEMPLATE_LIBRARIES } from './files';

const BIOME = join(import.meta.dirname, '../../../node_modules/.bin/biome');
const repositoryOf = (name: string) => filesOfRepository(name, 'https://wattle.example', () => '^1.2.3');

test.each([
  ['practice', undefined],
  ['p', 'A remote has a name of 2 to 20 small letters, such as practice.'],
  ['mf-practice', 'A remote has a name of 2 to 20 small letters, such as practice.'],
  ['../practice', 'A remote has a name of 2 to 20 small letters, such as practice.'],
  ['registry', 'No remote may be called registry: the servers answer /registry.'],
])('the name %s: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

test('a repository of its own has the same page as a remote of the workspace', () => {
  const [workspace, repository] = [filesInWorkspace('practice'), repositoryOf('practice')];
  const shared = Object.keys(workspace).filter((file) => /^src\/|^(remote|smoke)\.json$/.test(file));
  expect(shared).toHaveLength(5);
  for (const file of shared) expect(repository[file]).toBe(workspace[file]);
});

test('its package.json names each library in a version, and the shell that it belongs to', () => {
  const manifest = JSON.parse(repositoryOf('practice')['package.json'] as string);
  const libraries = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.keys(libraries).sort()).toEqual([...TEMPLATE_LIBRARIES].sort());
  expect(new Set(Object.values(libraries))).toEqual(new Set(['^1.2.3']));
  expect(manifest.wattle).toEqual({ shell: 'https://wattle.example' });
});

test.each([['ab'], ['abcdefghijklmnopqrst']])('its own lint accepts it as it is made, with the name %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-template-'));
  try {
    for (const [file, content] of Object.entries(repositoryOf(name))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    execFileSync(BIOME, ['check', '.'], { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
