import { activate, findChromium, publish, readRegistry } from '@wattle/federation/release';
import { newRegistryKeys } from '@wattle/federation/testing';
import { Builds } from '../../packages/federation/test/builds';
import { smokeTest } from './smoke-test';

test('all pages of a smoke test together have a limit of time', async () => {
  const builds = new Builds().begin();
  const keys = newRegistryKeys();
  const { name, version } = await publish(builds.releases, builds.shell(), { keys });
  await activate(builds.releases, name, version, { keys });
  const step = { name, path: '/no/such/page', heading: 'There is no page at this address' };
  const trial = { registry: await readRegistry(builds.releases), steps: [step, step] };
  const tested = smokeTest(
    builds.releases,
    trial,
    findChromium(undefined),
    { onPage: () => undefined, warn: () => undefined },
    2_000,
  );
  await expect(tested).rejects.toThrow('The smoke test took more than 2 seconds.');
  builds.remove();
});
