import { randomFrom } from '../../test/random';
import type { RegisteredRemote, Registry, Release } from '../registry';
import { hasCanary, registryFor, VISITOR_NUMBERS } from './registry-for';

const release = (name: string, version: string) => ({ name, version }) as Release;

function withCanary(name: string, version: string, share: number): RegisteredRemote {
  const canary = { release: release(name, version), share, since: '2026-11-21T04:32:00.000Z' };
  return { active: release(name, '1'), lastGood: release(name, '0'), canary };
}

const registryWith = (remotes: Record<string, RegisteredRemote>): Registry => ({ remotes });
const versionOf = (registry: Registry, name: string, visitor: number) =>
  registryFor(registry, visitor).remotes[name]?.active.version;
const everybody = Array.from({ length: VISITOR_NUMBERS }, (_, visitor) => visitor);

test.each([1, 10, 50, 99])('a canary for %i percent reaches so many of 20,000 visitors', (share) => {
  const registry = registryWith({ tests: withCanary('tests', '2', share) });
  const random = randomFrom(share);
  const visitors = Array.from({ length: 20_000 }, () => Math.floor(random() * VISITOR_NUMBERS));
  const reached = visitors.filter((visitor) => versionOf(registry, 'tests', visitor) === '2').length;
  expect(Math.abs(reached / visitors.length - share / 100)).toBeLessThan(0.012);
});

test('a visitor keeps her version, and a larger share takes the canary from nobody', () => {
  const before = registryWith({ tests: withCanary('tests', '2', 10) });
  const besides = registryWith({ auth: withCanary('auth', '5', 50), tests: withCanary('tests', '2', 10) });
  const after = registryWith({ tests: withCanary('tests', '2', 50) });
  const isChosen = (registry: Registry) => (visitor: number) => versionOf(registry, 'tests', visitor) === '2';
  const chosen = everybody.filter(isChosen(before));
  expect(everybody.filter(isChosen(besides))).toEqual(chosen);
  expect(chosen.filter(isChosen(after))).toEqual(chosen);
});

test('canaries of several remotes and versions reach different visitors', () => {
  const registry = registryWith({ tests: withCanary('tests', '2', 10), auth: withCanary('auth', '2', 10) });
  const both = everybody.filter((visitor) =>
    ['tests', 'auth'].every((name) => versionOf(registry, name, visitor) === '2'),
  );
  expect(both.length / VISITOR_NUMBERS).toBeGreaterThan(0.005);
  expect(both.length / VISITOR_NUMBERS).toBeLessThan(0.015);
});

test('who has the canary falls back to the version of the others, and each page knows which two are compared', () => {
  const registry = registryWith({ tests: withCanary('tests', '2', 50) });
  const pages = everybody.slice(0, 100).map((visitor) => registryFor(registry, visitor).remotes.tests);
  expect(pages).toContainEqual({ active: release('tests', '2'), lastGood: release('tests', '1'), comparedWith: '1' });
  expect(pages).toContainEqual({ active: release('tests', '1'), lastGood: release('tests', '0'), comparedWith: '2' });
  expect([...new Set(pages.map((page) => JSON.stringify(page)))]).toHaveLength(2);
});

test('without a canary all visitors have one registry', () => {
  const registry = registryWith({ tests: { active: release('tests', '1') } });
  expect(hasCanary(registry)).toBe(false);
  expect(registryFor(registry, 7)).toEqual(registry);
});
