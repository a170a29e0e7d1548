import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root';
import { keepApi } from './keep-api';

const run = promisify(execFile);

const NO_BUDGET = { startKb: 10_000, totalKb: 10_000 };

/** Runs in the checkout of the commit. Before registries were signed, a folder was all that a build was told. */
const RELEASE_ALL = `
  const { buildAll } = await import('./scripts/lib/build.ts');
  const { readSettings } = await import('./scripts/lib/settings.ts');
  const settings = readSettings(JSON.parse(process.argv[1]));
  await buildAll(settings.registryKeys ? settings : settings.releasesDir);
`;

/** Where the versions of a commit are kept. */
export interface KeptVersions {
  releases: string;
  api: string;
}

/**
 * Builds API, shell and all remotes of a commit, and releases the latter by its own code, in a checkout that is removed.
 */
export async function releaseCommit(commit: string, kept: KeptVersions, keyFile: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-commit-'));
  try {
    const archive = join(folder, 'sources.tar');
    await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
    await run('tar', ['--extract', '--file', archive], { cwd: folder });
    liftBudgets(folder);
    const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    // What the installation of this workspace has fetched is not fetched again.
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--prod=false'];
    await run('npx', ['--yes', packageManager, ...install], { cwd: folder });
    const parameters = ['--import', 'tsx', '--input-type=module', '--eval', RELEASE_ALL];
    const settings = { RELEASES_DIR: kept.releases, DATA_DIR: join(folder, '.data'), REGISTRY_KEY_FILE: keyFile };
    await run(process.execPath, [...parameters, JSON.stringify(settings)], { cwd: folder });
    await keepApi(folder, kept.api);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A commit between two releases may be over the budget that was raised for the later one. */
function liftBudgets(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name, 'package.json'));
  for (const file of files.filter((each) => existsSync(each))) {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    if (content.sizeBudget) writeFileSync(file, JSON.stringify({ ...content, sizeBudget: NO_BUDGET }));
  }
}
