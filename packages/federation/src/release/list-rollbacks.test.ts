import { Builds } from '../../test/builds';
import { activate, endCanary, rollback, startCanary } from '../../test/signed-releases';
import { listRollbacks } from './listing';
import { publish } from './publish';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute));

let builds: Builds;
beforeEach(() => {
  builds = new Builds();
});
afterEach(() => builds.remove());

test('what was rolled back is listed from the history, the latest first, with who did it and both versions', async () => {
  const { releases } = builds;
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
    await publish(releases, builds.remote({ version }));
  }
  await activate(releases, 'tests', '1.0.0-a', { by: 'ada', now: at(0) });
  await activate(releases, 'tests', '1.0.0-b', { by: 'ada', now: at(1) });
  await startCanary(releases, { name: 'tests', version: '1.0.0-c' }, 10, { by: 'ada', now: at(2) });
  const figures = { visitors: 12, failedVisitors: 9, oldVisitors: 100, oldFailedVisitors: 1 };
  await endCanary(releases, 'tests', '1.0.0-c', { by: 'the check', now: at(3), figures });
  await rollback(releases, 'tests', { version: '1.0.0-a', by: 'ben', now: at(4) });

  expect(await listRollbacks(releases, 20)).toEqual([
    { at: at(4).toISOString(), by: 'ben', name: 'tests', isCanary: false, from: '1.0.0-b', to: '1.0.0-a' },
    {
      at: at(3).toISOString(),
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
