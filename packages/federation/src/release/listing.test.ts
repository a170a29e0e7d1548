import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds } from '../../test/builds';
import { minutes, release, releaseHourly } from '../../test/releases';
import { activate, endCanary, publish, rollback, startCanary } from '../../test/signed-releases';
import { listReleases, readPrevious } from './index';
import { listRollbacks } from './listing';

const builds = freshBuilds();

describe('the list', () => {
  test('says what is live, since when, by whom, what it falls back to and what was withdrawn', async () => {
    await publish(builds.releases, builds.shell());
    await activate(builds.releases, 'shell', '1.0.0-aaaaaaaa', { by: 'ada@build', now: minutes(0) });
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc');
    await rollback(builds.releases, 'tests', { by: 'ben@build', now: minutes(121) });
    expect(await listReleases(builds.releases)).toEqual([
      {
        name: 'shell',
        version: '1.0.0-aaaaaaaa',
        since: '2027-01-01T00:00:00.000Z',
        by: 'ada@build',
        fallback: undefined,
        withdrawn: [],
      },
      {
        name: 'tests',
        version: '1.0.1-bbbbbbbb',
        since: '2027-01-01T02:01:00.000Z',
        by: 'ben@build',
        fallback: '1.0.0-aaaaaaaa',
        withdrawn: ['1.0.2-cccccccc'],
      },
    ]);
  });

  test('leaves out a change that died between its entry and its registry, and so does the next change', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa');
    const file = join(builds.releases, 'history.jsonl');
    const dead = { sequence: 2, at: minutes(5).toISOString(), by: 'x', action: 'release', name: 'tests', version: '9' };
    writeFileSync(file, `${readFileSync(file, 'utf8')}${JSON.stringify(dead)}\n`);
    expect(await listReleases(builds.releases)).toMatchObject([
      { version: '1.0.0-aaaaaaaa', since: minutes(0).toISOString() },
    ]);

    await activate(builds.releases, 'tests', '1.0.0-aaaaaaaa', { now: minutes(9) });
    expect(readFileSync(file, 'utf8')).not.toContain('"version":"9"');
  });
});

test('what was rolled back is listed from the history, the latest first, with who did it and both versions', async () => {
  const { releases } = builds;
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await publish(releases, builds.remote({ version }));
  await activate(releases, 'tests', '1.0.0-a', { by: 'ada', now: minutes(0) });
  await activate(releases, 'tests', '1.0.0-b', { by: 'ada', now: minutes(1) });
  await startCanary(releases, { name: 'tests', version: '1.0.0-c' }, 10, { by: 'ada', now: minutes(2) });
  const figures = { visitors: 12, failedVisitors: 9, oldVisitors: 100, oldFailedVisitors: 1 };
  await endCanary(releases, 'tests', '1.0.0-c', { by: 'the check', now: minutes(3), figures });
  await rollback(releases, 'tests', { version: '1.0.0-a', by: 'ben', now: minutes(4) });

  expect(await listRollbacks(releases, 20)).toEqual([
    { at: minutes(4).toISOString(), by: 'ben', name: 'tests', isCanary: false, from: '1.0.0-b', to: '1.0.0-a' },
    {
      at: minutes(3).toISOString(),
      by: 'the check',
      name: 'tests',
      isCanary: true,
      from: '1.0.0-c',
      to: '1.0.0-b',
      figures,
    },
  ]);
  expect(await listRollbacks(releases, 1)).toHaveLength(1);
});

test('the version before is the one that was live last, also when the active one was released twice', async () => {
  for (const version of ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc', '1.0.0-cccccccc'])
    await release(builds, { version });
  expect(await readPrevious(builds.releases, 'tests')).toMatchObject({ name: 'tests', version: '1.0.0-bbbbbbbb' });
});

test('there is none before a second version, and none when its files are gone', async () => {
  expect(await readPrevious(builds.releases, 'tests')).toBeUndefined();
  await release(builds, { version: '1.0.0-aaaaaaaa' });
  expect(await readPrevious(builds.releases, 'tests')).toBeUndefined();
  await release(builds, { version: '1.0.0-bbbbbbbb' });
  rmSync(join(builds.releases, 'tests/1.0.0-aaaaaaaa'), { recursive: true });
  expect(await readPrevious(builds.releases, 'tests')).toBeUndefined();
});
