import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aShellRelease } from '@wattle/federation/testing';
import { freshBuilds } from '../../packages/federation/test/builds';
import { smokeTest } from './smoke-test';
import { FakeApi, TrialShell } from './trial-shell';

const builds = freshBuilds();
const registry = { shell: { active: aShellRelease() }, remotes: {} };

beforeEach(() => builds.change('releases/shell/1.0.0/release.json', '{}'));

test('Chromium is started with its sandbox first, and that it runs without is said once', async () => {
  const [browser, calls] = [join(builds.folder, 'chromium'), join(builds.folder, 'calls')];
  writeFileSync(browser, `#!/bin/sh\necho "$@" >> ${calls}\nexit 1\n`, { mode: 0o755 });
  const warnings: string[] = [];
  const listener = { onPage: () => undefined, warn: (message: string) => warnings.push(message) };
  for (const _ of [1, 2])
    await expect(smokeTest(builds.releases, { registry, steps: [] }, browser, listener)).rejects.toThrow(
      'does not start',
    );
  const started = readFileSync(calls, 'utf8').trim().split('\n');
  expect(started.map((call) => call.includes('--no-sandbox'))).toEqual([false, true, false, true]);
  expect(warnings).toEqual([expect.stringContaining('does not start with its sandbox')]);
});

test('what is tested does not reach the registry of the product', async () => {
  const api = await FakeApi.start();
  const shell = await TrialShell.start(builds.releases, registry, api.port);
  const response = await fetch(`${shell.url}/registry/remotes/practice`);
  expect(await response.json()).toMatchObject({ message: 'The smoke test states no response for this path.' });
  await shell.close();
  api.close();
});
