import { join } from 'node:path';
import { ReleaseError } from '@wattle/federation/release';
import { checkCommand } from '../check';
import { units } from '../checks';
import type { Check } from '../lanes';
import { runInParallel } from '../lanes';
import { ROOT } from '../root';

/**
 * Lint, types and tests of one package, up to the first that fails.
 *
 * @throws ReleaseError when one fails.
 */
export async function checkPackage(name: string): Promise<void> {
  for (const check of [lint(name), types(name), tests(name)]) {
    const [outcome] = await runInParallel([check]);
    if (outcome?.failed !== 0) throw new ReleaseError(`${name} does not pass its checks; nothing was released.`);
  }
}

function lint(name: string): Check {
  const biome = join(ROOT, 'node_modules/.bin/biome');
  return { title: `Format and lint of ${name}`, run: () => checkCommand(biome, ['ci', name]) };
}

function types(name: string): Check {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  return { title: `Types of ${name}`, run: () => checkCommand(tsc, ['-p', name]) };
}

function tests(name: string): Check {
  const projects = name === 'shell' ? ['shell', 'shell-server'] : [name];
  return units(`Tests of ${name}`, ['--selectProjects', ...projects]);
}
