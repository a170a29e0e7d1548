import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Builds } from '../../test/builds';
import { activate } from '../../test/signed-releases';
import { publish, readPrevious } from './index';

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

async function release(version: string): Promise<void> {
  await publish(builds.releases, builds.remote({ version }));
  await activate(builds.releases, 'tests', version);
}

test('the version before is the one that was live last, also when the active one was released twice', async () => {
  for (const version of ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc', '1.0.0-cccccccc'])
    await release(version);
  expect(await readPrevious(builds.releases, 'tests')).toMatchObject({ name: 'tests', version: '1.0.0-bbbbbbbb' });
});

test('there is none before a second version, and none when its files are gone', async () => {
  expect(await readPrevious(builds.releases, 'tests')).toBeUndefined();
  await release('1.0.0-aaaaaaaa');
  expect(await readPrevious(builds.releases, 'tests')).toBeUndefined();
  await release('1.0.0-bbbbbbbb');
  rmSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa'), { recursive: true });
  expect(await readPrevious(builds.releases, 'tests')).toBeUndefined();
});
