import { type Registry, registrySchema } from '../registry';
import { aRelease, newRegistryKeys } from '../testing';
import { isRenewalDue, signRegistry, verifyRegistry } from './index';
import { isOlder } from './registry-statement';

const keys = newRegistryKeys();
const now = new Date('2026-03-01T10:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const release = (version: string) =>
  aRelease({
    version,
    files: { 'entry.js': `sha384-${version}`, 'page.json': 'sha384-p' },
    pages: { '/tests': 'page.json' },
  });
const registry: Registry = {
  sequence: 7,
  remotes: {
    tests: {
      active: release('2'),
      lastGood: release('1'),
      withdrawn: ['0'],
      canary: { release: release('3'), share: 10, since: now.toISOString() },
    },
  },
};

/** As a registry is read again: with other objects, in the same order. */
const signed = () => JSON.parse(JSON.stringify(signRegistry(registry, keys, now))) as Registry;
const tests = (of: Registry) => of.remotes.tests as Registry['remotes'][string];

test('a signed registry counts for thirty days, and names every release that a page may get', () => {
  const { statement } = verifyRegistry(signed(), keys, days(29.9));
  expect(statement).toMatchObject({ sequence: 7, issuedAt: now.toISOString(), expiresAt: days(30).toISOString() });
  expect(Object.keys(statement.releases.tests ?? {}).sort()).toEqual(['1', '2', '3']);
  expect(registrySchema.parse(signed()).signed).toEqual(signed().signed);
});

test('what only a later version knows of a registry is signed, too', () => {
  const later = { ...registry, more: { of: 'it' } } as Registry;
  const written = JSON.parse(JSON.stringify(signRegistry(later, keys, now)));
  expect(verifyRegistry(written, keys, now).statement.sequence).toBe(7);
  written.more.of = 'them';
  expect(() => verifyRegistry(written, keys, now)).toThrow('changed');
});

test.each<[string, (of: Registry) => unknown]>([
  ['another sequence', (of) => Object.assign(of, { sequence: 8 })],
  ['another active version', (of) => Object.assign(tests(of), { active: release('1') })],
  ['another hash of a script', (of) => Object.assign(tests(of).active.files, { 'entry.js': 'sha384-x' })],
  ['another hash of a rendered page', (of) => Object.assign(tests(of).active.files, { 'page.json': 'sha384-x' })],
  ['another address of the files', (of) => Object.assign(tests(of).active, { baseUrl: '/releases/tests/9/' })],
  ['access for more people', (of) => Object.assign(tests(of).active, { paths: [{ path: '/test', access: 'public' }] })],
  ['a changed canary', (of) => Object.assign(tests(of).canary ?? {}, { release: release('4') })],
  ['a larger share for the canary', (of) => Object.assign(tests(of).canary ?? {}, { share: 99 })],
  ['a withdrawn version less', (of) => Object.assign(tests(of), { withdrawn: [] })],
])('a registry with %s than the signed one is refused', (_what, change) => {
  const changed = signed();
  change(changed);
  expect(() => verifyRegistry(changed, keys, now)).toThrow('It was changed after it was signed');
});

test('a registry that is not signed, signed by another key or expired is refused', () => {
  expect(() => verifyRegistry(registry, keys, now)).toThrow('It is not signed');
  expect(() => verifyRegistry(signed(), newRegistryKeys(), now)).toThrow('unknown key');
  expect(() => verifyRegistry(signed(), keys, days(30))).toThrow('expired');
});

test.each([
  [0, false],
  [15, false],
  [15.1, true],
  [29.9, true],
  [30, false],
])('after %s days a signature is due for renewal: %s', (count, isDue) => {
  expect(isRenewalDue(signed(), days(count))).toBe(isDue);
});

test.each<[string, number, number, boolean]>([
  ['with a lower number, signed earlier', 6, -1, true],
  ['with a lower number, signed at the same time', 6, 0, true],
  ['from a backup, signed anew', 6, 1, false],
  ['of the same change, with an earlier signature', 7, -1, false],
  ['of a later change, by a clock that is behind', 8, -1, false],
])('a registry %s', (_what, sequence, day, isRefused) => {
  const { statement } = verifyRegistry(signed(), keys, now);
  expect(isOlder({ sequence, issuedAt: days(day).toISOString() }, statement)).toBe(isRefused);
});
