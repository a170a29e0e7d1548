import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EnvironmentError, readEnvironment } from '@wattle/environment';
import type { RegisteredRemote } from './registry';
import { activate, ReleaseError, releaseRemote, rollback } from './release';
import { CANARY_USAGE, canaryCommand } from './release/canary-command';

const USAGE = `pnpm release <remote>             build, publish and activate it
pnpm release <remote> <version>   activate a version that is already published
pnpm rollback <remote>            go back to the version before, or take the canary back
${CANARY_USAGE}`;

async function run([command, remote = '', ...rest]: string[]): Promise<string> {
  const folder = join(process.cwd(), remote);
  if (!/^mf-[a-z]+$/.test(remote) || !existsSync(join(folder, 'remote.json'))) throw new ReleaseError(USAGE);
  const name = basename(folder).slice('mf-'.length);
  const { releasesDir } = readEnvironment(process.env, process.cwd());

  if (command === 'release' && rest.some((each) => each.startsWith('--')))
    return canaryCommand(releasesDir, folder, rest);
  const [version] = rest;
  if (command === 'rollback') return describe(await rollback(releasesDir, name));
  return describe(version ? await activate(releasesDir, name, version) : await releaseRemote(releasesDir, folder));
}

function describe({ active, lastGood }: RegisteredRemote): string {
  const fallback = lastGood ? `falls back to ${lastGood.version}` : 'has no version to fall back to';
  return `${active.name} is at ${active.version} and ${fallback}.`;
}

run(process.argv.slice(2)).then(
  (message) => process.stdout.write(`${message}\n`),
  (error: unknown) => {
    const isExpected = error instanceof ReleaseError || error instanceof EnvironmentError;
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  },
);
