import type { ClientReport } from '@wattle/contract/client-reports';
import { type Operations, operations } from '@wattle/contract/operations';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { hasCanary, registryFor, VISITOR_COOKIE, VISITOR_NUMBERS } from '@wattle/federation/canary';
import type { Registry, Release } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/release';
import { logIn } from './support/api-calls';
import { expect, test } from './support/fixtures';
import { type PageVisit, postReports, visitPage } from './support/page-visits';

/** An address in the network of the attacker, whose addresses are all hers. */
const own = (index: number) => `203.0.113.${index % 256}`;
/** An address in a network of its own. */
const elsewhere = (index: number) => `10.${Math.floor(index / 256)}.${index % 256}.9`;

const versionOf = (registry: Registry) => registry.remotes.marketing?.active.version;

test('from one network nobody ends a canary, with numbers, pages and cookies that are made up, collected or sent again', {
  tag: '@long',
}, async ({ releases, startProduct }) => {
  const old = await releases.active('marketing');
  const canary = await releases.publishCopy('marketing');
  const registry = await releases.startCanary(canary, 10);
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const { access } = await logIn(product.apiUrl, DEMO_ACCOUNTS.admin);
  const headers = { Authorization: `Bearer ${access}` };

  const report = (kind: 'view' | 'error', { version }: Release, other: Release): ClientReport => {
    const pageRef = { remote: 'marketing', version, comparedWith: other.version, path: '/landing' };
    return kind === 'view'
      ? { kind, ...pageRef }
      : { kind, ...pageRef, fault: 'crash', message: 'Made up', isFirstOfView: true };
  };
  /** The worst that a visitor can say: the canary fails, and the version of the others does not. */
  const slander = (version: string | undefined) =>
    version === canary.version ? [report('error', canary, old)] : [report('view', old, canary)];
  const figures = async () => {
    const response = await fetch(`${product.apiUrl}/api/operations`, { headers });
    const { remotes }: Operations = operations.response.parse(await response.json());
    return remotes.find(({ name }) => name === 'marketing')?.canary;
  };
  let honest = 0;
  /** Somebody in another network views a page; once she is counted, so is all that came before. */
  const countAll = async () => {
    honest += 1;
    const visit = await visitPage(product, '/landing', elsewhere(honest));
    const version = versionOf(visit.registry) === canary.version ? canary : old;
    await postReports(product.url, [report('view', version, version === old ? canary : old)], visit, elsewhere(honest));
    const counted = async () => {
      const found = await figures();
      return found && found.old.visitors + found.new.visitors >= honest;
    };
    await expect.poll(counted, { timeout: 30_000 }).toBe(true);
  };

  await test.step('48 requests with made-up numbers', async () => {
    const numbers = Array.from({ length: VISITOR_NUMBERS }, (_, number) => number);
    const has = (version: string) => (number: number) => versionOf(registryFor(registry, number)) === version;
    const chosen = [
      ...numbers.filter(has(canary.version)).slice(0, 8),
      ...numbers.filter(has(old.version)).slice(0, 40),
    ];
    for (const [index, number] of chosen.entries()) {
      const reports = slander(versionOf(registryFor(registry, number)));
      const cookie = `${VISITOR_COOKIE}=${number}`;
      expect(await postReports(product.apiUrl, reports, { cookie }, own(index))).toBe(204);
    }
    await countAll();
    expect(await figures()).toMatchObject({ new: { failedVisitors: 0 } });
  });

  const collected: PageVisit[] = [];
  for (const requests of [48, 500, 2_000]) {
    await test.step(`${requests} collected cookies and pages`, async () => {
      while (collected.length < requests) {
        const index = collected.length;
        const visit = await visitPage(product, '/landing', own(index));
        collected.push(visit);
        expect(await postReports(product.url, slander(versionOf(visit.registry)), visit, own(index))).toBe(204);
      }
      await countAll();
      expect((await figures())?.new.failedVisitors).toBeLessThanOrEqual(2);
    });
  }

  await test.step('one cookie and one page, from 200 networks', async () => {
    const visit = collected.find(({ registry }) => versionOf(registry) === canary.version) as PageVisit;
    for (let index = 0; index < 200; index += 1) {
      await postReports(product.apiUrl, slander(canary.version), visit, elsewhere(10_000 + index));
    }
    await countAll();
    expect((await figures())?.new.failedVisitors).toBeLessThanOrEqual(2);
  });

  expect(hasCanary(await readRegistry(releases.folder))).toBe(true);
});
