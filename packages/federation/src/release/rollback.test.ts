import { freshBuilds } from '../../test/builds';
import { minutes, release, releaseHourly } from '../../test/releases';
import { activate, publish, rollback, startCanary } from '../../test/signed-releases';
import { readRegistry } from './index';

const builds = freshBuilds();

describe('rolling back', () => {
  test.each([
    ['tests', 'tests'],
    ['shell @long', 'shell'],
  ])('%s returns to the last good version, and withdraws the other', async (_title, name) => {
    for (const [hour, version] of ['1.0.0', '1.0.1'].entries()) {
      await publish(builds.releases, name === 'shell' ? builds.shell({ version }) : builds.remote({ version }));
      await activate(builds.releases, name, version, { now: minutes(hour * 60), smokeTest: true });
    }
    const { active, lastGood, withdrawn } = await rollback(builds.releases, name, { now: minutes(61) });
    expect([active.version, lastGood, withdrawn]).toEqual(['1.0.0', undefined, ['1.0.1']]);
    await expect(rollback(builds.releases, name)).rejects.toThrow(
      `No earlier version of ${name} has proven itself and fits what is live. Name one of those that were live: 1.0.1.`,
    );
  });

  test('goes to the version that is named, proven or not', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc');
    await rollback(builds.releases, 'tests', { version: '1.0.0-aaaaaaaa', now: minutes(121) });
    expect((await readRegistry(builds.releases)).remotes.tests).toMatchObject({
      active: { version: '1.0.0-aaaaaaaa' },
      lastGood: { version: '1.0.1-bbbbbbbb' },
      withdrawn: ['1.0.2-cccccccc'],
    });
  });

  test('names what is wrong', async () => {
    await expect(rollback(builds.releases, 'tests')).rejects.toThrow('tests has never been released.');
    await releaseHourly(builds, '1.0.0-aaaaaaaa');
    await expect(rollback(builds.releases, 'tests', { version: '1.0.0-aaaaaaaa' })).rejects.toThrow(
      'is at 1.0.0-aaaaaaaa already',
    );
    await expect(rollback(builds.releases, 'tests', { version: '7' })).rejects.toThrow(
      'There is no version 7 of tests.',
    );
  });

  test('leaves a version that nobody falls back to, until it is released again', async () => {
    await releaseHourly(builds, '1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb');
    await rollback(builds.releases, 'tests', { now: minutes(90) });
    const mended = await release(builds, { version: '1.0.2-cccccccc' }, { now: minutes(120) });
    expect(mended).toMatchObject({ lastGood: { version: '1.0.0-aaaaaaaa' }, withdrawn: ['1.0.1-bbbbbbbb'] });

    await activate(builds.releases, 'tests', '1.0.1-bbbbbbbb', { now: minutes(180) });
    const again = await activate(builds.releases, 'tests', '1.0.2-cccccccc', { now: minutes(240) });
    expect(again).toMatchObject({ lastGood: { version: '1.0.1-bbbbbbbb' }, withdrawn: [] });
  });

  test.each(['published', 'a canary'])('does not go to a version that was only %s', async (fate) => {
    await releaseHourly(builds, '1', '2');
    await publish(builds.releases, builds.remote({ version: '3' }));
    if (fate === 'a canary') await startCanary(builds.releases, { name: 'tests', version: '3' }, 10);
    const refused = rollback(builds.releases, 'tests', { version: '3' });
    await expect(refused).rejects.toThrow('tests 3 was never live.');
    expect((await readRegistry(builds.releases)).remotes.tests?.active.version).toBe('2');
  });
});
