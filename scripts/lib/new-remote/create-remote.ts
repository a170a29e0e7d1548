import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@wattle/federation/registry';
import { filesInWorkspace, nameProblem } from 'create-wattle-remote';
import { UsageError } from '../command';
import { ROOT, remoteFolders } from '../root';

const JEST_CONFIG = 'jest.config.mjs';
const LAST_JEST_LINE = /(?:^ {4}browserPackage\('mf-[a-z]+', 'mf-[a-z]+'\),\n)+/m;

/** Makes the package of a new remote, with everything that its checks and its release need. */
export function createRemote(name: string): string[] {
  refuseName(name);
  const folder = `mf-${name}`;
  const jestConfig = readFileSync(join(ROOT, JEST_CONFIG), 'utf8');
  if (!LAST_JEST_LINE.test(jestConfig))
    throw new UsageError(`${JEST_CONFIG} has no line of a remote to put another below.`);
  const line = `    browserPackage('${folder}', '${folder}'),\n`;

  const written = Object.entries(filesInWorkspace(name)).map(([file, content]) => {
    mkdirSync(join(ROOT, folder, dirname(file)), { recursive: true });
    writeFileSync(join(ROOT, folder, file), content);
    return `${folder}/${file}`;
  });
  // How lines are broken depends on the length of the name.
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', folder], { cwd: ROOT, stdio: 'ignore' });
  writeFileSync(
    join(ROOT, JEST_CONFIG),
    jestConfig.replace(LAST_JEST_LINE, (lines) => lines + line),
  );
  return [...written, JEST_CONFIG];
}

function refuseName(name: string): void {
  const problem = nameProblem(name);
  if (problem) throw new UsageError(problem);
  if (existsSync(join(ROOT, `mf-${name}`))) throw new UsageError(`There is a folder mf-${name} already.`);
  for (const folder of remoteFolders()) {
    const { paths }: RemoteManifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
    const taken = paths.find(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`));
    if (taken)
      throw new UsageError(`${taken.path} is a path of ${folder.slice(ROOT.length + 1)} already: choose another name.`);
  }
}
