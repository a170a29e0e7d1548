import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds } from '../../test/builds';
import { minutes, release, releaseHourly } from '../../test/releases';
import { activate, activateAll, endCanary, publish, recordService, startCanary } from '../../test/signed-releases';
import { readRegistry } from './index';

const builds = freshBuilds();

describe('the version to fall back to', () => {
  test('is the one before, once it has proven itself', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    expect((await readRegistry(builds.releases)).remotes.tests?.lastGood?.version).toBe('1.0.0-aaaaaaaa');
  });

  test.each([
    ['a minute after a passed test', true, 1, undefined],
    ['ten minutes after a passed test', true, 10, '2.0.0'],
    ['ten minutes without a test', false, 10, undefined],
    ['a day without a test', false, 24 * 60, '2.0.0'],
  ])('is not one that was replaced %s', async (_when, smokeTest, later, expected) => {
    for (const version of ['2.0.0', '3.0.0']) await publish(builds.releases, builds.remote({ version }));
    await activate(builds.releases, 'tests', '2.0.0', { now: minutes(0), smokeTest });
    const { lastGood } = await activate(builds.releases, 'tests', '3.0.0', { now: minutes(later), smokeTest });
    expect(lastGood?.version).toBe(expected);
  });

  test.each([
    ['many faults', 500, 30, '1.0.0-aaaaaaaa'],
    ['hardly any', 500, 3, '1.0.1-bbbbbbbb'],
    ['hardly any, in the first minute @long', 61, 3, '1.0.1-bbbbbbbb'],
  ])('is what pages report of it: %s', async (_what, later, faults, expected) => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    const served = { name: 'tests', version: '1.0.1-bbbbbbbb', by: 'pages', pages: 900, faults };
    await recordService(builds.releases, served);
    const { lastGood } = await release(builds, { version: '1.0.2-cccccccc' }, { now: minutes(later) });
    expect(lastGood?.version).toBe(expected);
  });

  test('is what pages report last: reports that say the same are not kept', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    const served = { name: 'tests', version: '1.0.1-bbbbbbbb', by: 'pages', pages: 900, faults: 3 };
    for (const faults of [3, 4, 30, 31]) await recordService(builds.releases, { ...served, faults });
    const history = readFileSync(join(builds.releases, 'history.jsonl'), 'utf8').trim().split('\n');
    const faults = history.map((line) => JSON.parse(line)).filter(({ action }) => action === 'serve');
    expect(faults.map((entry) => entry.faults)).toEqual([3, 30]);
  });

  test('is not one whose files were deleted', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    rmSync(join(builds.releases, 'tests/1.0.1-bbbbbbbb'), { recursive: true });
    const { lastGood } = await release(builds, { version: '1.0.2-cccccccc' }, { now: minutes(500) });
    expect(lastGood?.version).toBe('1.0.0-aaaaaaaa');
  });

  test('is decided anew as soon as pages report otherwise', async () => {
    await releaseHourly(builds, '1', '2');
    const report = (version: string, faults: number) =>
      recordService(builds.releases, { name: 'tests', version, by: 'pages', pages: 900, faults });
    const lastGood = async () => (await readRegistry(builds.releases)).remotes.tests?.lastGood?.version;
    await report('1', 30);
    expect(await lastGood()).toBeUndefined();
    await report('1', 3);
    expect(await lastGood()).toBe('1');
  });

  test('is not one whose path another remote has taken since', async () => {
    await releaseHourly(builds, '1');
    const { lastGood } = await release(
      builds,
      { version: '2', paths: [{ path: '/other', access: 'public' }] },
      { now: minutes(60) },
    );
    expect(lastGood?.version).toBe('1');
    await publish(builds.releases, builds.remote({ name: 'auth', paths: [{ path: '/tests', access: 'public' }] }));
    await activate(builds.releases, 'auth', '1.0.0-aaaaaaaa');
    expect((await readRegistry(builds.releases)).remotes.tests?.lastGood).toBeUndefined();
  });

  test('is none that a new shell does not serve, and no shell that does not serve what is live', async () => {
    await publish(builds.releases, builds.shell({ version: '1' }));
    await activate(builds.releases, 'shell', '1', { now: minutes(0), smokeTest: true });
    await releaseHourly(builds, '1', '2');
    await publish(builds.releases, builds.shell({ version: '2', platform: '2.0' }));
    await publish(builds.releases, builds.remote({ version: '3', platform: '2.0' }));
    const versions = [
      { name: 'shell', version: '2' },
      { name: 'tests', version: '3' },
    ];
    const { shell, remotes } = await activateAll(builds.releases, versions, { now: minutes(180) });
    expect([shell?.lastGood, remotes.tests?.lastGood]).toEqual([undefined, undefined]);
  });

  test('is not one that was taken back as a canary since', async () => {
    await releaseHourly(builds, '1', '2');
    await startCanary(builds.releases, { name: 'tests', version: '1' }, 10);
    await endCanary(builds.releases, 'tests', '1', { by: 'the check' });
    expect((await readRegistry(builds.releases)).remotes.tests).toMatchObject({
      withdrawn: ['1'],
      active: { version: '2' },
    });
    expect((await readRegistry(builds.releases)).remotes.tests?.lastGood).toBeUndefined();
  });

  test('stays what it was while files of other versions are missing', async () => {
    await releaseHourly(builds, '1', '2');
    await publish(builds.releases, builds.remote({ name: 'auth' }));
    await activate(builds.releases, 'auth', '1.0.0-aaaaaaaa');
    rmSync(join(builds.releases, 'auth'), { recursive: true });
    await recordService(builds.releases, { name: 'tests', version: '2', by: 'pages', pages: 900, faults: 3 });
    expect((await readRegistry(builds.releases)).remotes.tests?.lastGood?.version).toBe('1');
  });
});
