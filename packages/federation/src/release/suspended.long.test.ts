import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshBuilds } from '../../test/builds';
import { activate, keysOf, publish, rollback } from '../../test/signed-releases';
import { readRegistry } from './index';
import { readReleases } from './registry-file';

const SCRIPT = join(import.meta.dirname, '../../test/suspended-process.ts');

const builds = freshBuilds();

/** Suspends a process that holds a lock, as a laptop does that sleeps. Gives what it complains of once it goes on. */
async function suspend(lock: 'registry' | 'release', meanwhile: () => Promise<unknown>): Promise<string> {
  const parameters = ['--import', 'tsx', SCRIPT, builds.releases, lock];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const complaint = text(child.stderr);
  await once(child.stdout, 'data');
  await meanwhile();
  const waking = setInterval(() => child.kill('SIGCONT'), 50);
  await ended;
  clearInterval(waking);
  return complaint;
}

test('a process that is suspended while it changes the registry undoes nothing of what others do meanwhile', async () => {
  const { releases } = builds;
  for (const version of ['1', '2']) {
    await publish(releases, builds.remote({ version }));
    await activate(releases, 'tests', version);
  }
  const complaint = await suspend('registry', async () => {
    // To the others its lock is out of date.
    utimesSync(join(releases, '.registry.lock'), 0, 0);
    await rollback(releases, 'tests', { version: '1' });
  });
  expect(complaint).toContain('ReleaseError: The registry was changed by another process meanwhile');
  const { sequence, remotes } = await readRegistry(releases);
  expect([sequence, remotes.tests?.active.version]).toEqual([3, '1']);
  const { history } = await readReleases(releases, keysOf(releases));
  expect(history.map((entry) => [entry.sequence, entry.version])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '1'],
  ]);
  expect(readdirSync(releases).filter((file) => file.endsWith('.draft'))).toEqual([]);
}, 30_000);

test('a process that was suspended knows at once that its lock may be lost, and frees it if it is not', async () => {
  expect(await suspend('release', () => sleep(1_200))).toContain('ReleaseError: This process lost its lock');
  expect(existsSync(join(builds.releases, '.release.lock'))).toBe(false);
}, 30_000);
