import { Builds } from '../../test/builds';
import { minutes, releaseHourly } from '../../test/release-hourly';
import { activate, rollback, startCanary } from '../../test/signed-releases';
import { publish, readRegistry } from './index';

let builds: Builds;
let releases: string;
beforeEach(() => {
  builds = new Builds();
  releases = builds.releases;
});
afterEach(() => builds.remove());

describe('rolling back', () => {
  test.each(['tests', 'shell'])('%s returns to the last good version, and withdraws the other', async (name) => {
    for (const [hour, version] of ['1.0.0', '1.0.1'].entries()) {
      await publish(releases, name === 'shell' ? builds.shell({ version }) : builds.remote({ version }));
      await activate(releases, name, version, { now: minutes(hour * 60), smokeTest: true });
    }
    const { active, lastGood, withdrawn } = await rollback(releases, name, { now: minutes(61) });
    expect([active.version, lastGood, withdrawn]).toEqual(['1.0.0', undefined, ['1.0.1']]);
    await expect(rollback(releases, name)).rejects.toThrow(
      `No earlier version of ${name} has proven itself and fits what is live. Name one of those that were live: 1.0.1.`,
    );
  });

  test('goes to the version that is named, proven or not', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc');
    await rollback(releases, 'tests', { version: '1.0.0-aaaaaaaa', now: minutes(121) });
    expect((await readRegistry(releases)).remotes.tests).toMatchObject({
      active: { version: '1.0.0-aaaaaaaa' },
      lastGood: { version: '1.0.1-bbbbbbbb' },
      withdrawn: ['1.0.2-cccccccc'],
    });
  });

  test('names what is wrong', async () => {
    await expect(rollback(releases, 'tests')).rejects.toThrow('tests has never been released.');
    await releaseHourly(builds, '1.0.0-aaaaaaaa');
    await expect(rollback(releases, 'tests', { version: '1.0.0-aaaaaaaa' })).rejects.toThrow(
      'is at 1.0.0-aaaaaaaa already',
    );
    await expect(rollback(releases, 'tests', { version: '7' })).rejects.toThrow('There is no version 7 of tests.');
  });

  test('leaves a version that nobody falls back to, until it is released again', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    await rollback(releases, 'tests', { now: minutes(90) });
    await publish(releases, builds.remote({ version: '1.0.2-cccccccc' }));
    const mended = await activate(releases, 'tests', '1.0.2-cccccccc', { now: minutes(120) });
    expect(mended).toMatchObject({ lastGood: { version: '1.0.0-aaaaaaaa' }, withdrawn: ['1.0.1-bbbbbbbb'] });

    await activate(releases, 'tests', '1.0.1-bbbbbbbb', { now: minutes(180) });
    const again = await activate(releases, 'tests', '1.0.2-cccccccc', { now: minutes(240) });
    expect(again).toMatchObject({ lastGood: { version: '1.0.1-bbbbbbbb' }, withdrawn: [] });
  });

  test.each(['published', 'a canary'])('does not go to a version that was only %s', async (fate) => {
    await releaseHourly(builds, '1', '2');
    await publish(releases, builds.remote({ version: '3' }));
    if (fate === 'a canary') await startCanary(releases, { name: 'tests', version: '3' }, 10);
    const refused = rollback(releases, 'tests', { version: '3' });
    await expect(refused).rejects.toThrow('tests 3 was never live.');
    expect((await readRegistry(releases)).remotes.tests?.active.version).toBe('2');
  });
});
