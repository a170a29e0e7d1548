import type { MenuEntry, Registry, Release } from '../registry';
import { refuseNavigationConflicts, refusePlatform } from './refuse-conflicts';
import { ReleaseError } from './release-error';

const release = (name: string, more: Partial<Release> = {}) =>
  ({ name, version: '1.4.0', requires: { platform: '2.3' }, paths: [], menu: [], ...more }) as unknown as Release;

const registry = (...releases: Release[]): Registry => ({
  remotes: Object.fromEntries(releases.map((active) => [active.name, { active }])),
});

const entry = (label: string, order: number, audience: MenuEntry['audience'] = 'visitor'): Partial<Release> => ({
  menu: [{ audience, label, order }],
});

const withPurpose = (path: string): Partial<Release> => ({ paths: [{ path, access: 'public', purpose: 'log-in' }] });

test('a release that needs more than the live shell provides is refused by name', () => {
  const refused = 'tests 1.4.0 needs platform 2.3; this shell provides 2.1.';
  expect(() => refusePlatform({ remotes: {}, platform: '2.1' }, release('tests'))).toThrow(new ReleaseError(refused));
});

test.each([['2.3'], ['2.4'], [undefined]])('a release is accepted where the shell provides %s', (platform) => {
  expect(() => refusePlatform({ remotes: {}, platform }, release('tests'))).not.toThrow();
});

test.each([
  ['one purpose', withPurpose('/login'), withPurpose('/enter'), 'the purpose log-in'],
  ['one label', entry('Home', 10), entry('Home', 20), 'the label "Home" in the menu of visitor'],
  ['one place', entry('Home', 10), entry('Pricing', 10), 'place 10 in the menu of visitor'],
])('two remotes cannot claim %s', (_what, live, candidate, claim) => {
  expect(() => refuseNavigationConflicts(registry(release('auth', live)), release('tests', candidate))).toThrow(
    new ReleaseError(`tests and auth both claim ${claim}.`),
  );
});

test('a remote cannot claim one place for two entries', () => {
  const menu = [entry('Home', 10), entry('Pricing', 10)].flatMap((each) => each.menu ?? []);
  expect(() => refuseNavigationConflicts(registry(), release('tests', { menu }))).toThrow(
    new ReleaseError('tests claims place 10 in the menu of visitor twice.'),
  );
});

test('menus of different readers, and the next version of the same remote, do not conflict', () => {
  const live = registry(release('auth', entry('Home', 10)), release('tests', entry('Home', 10, 'student')));
  expect(() => refuseNavigationConflicts(live, release('tests', entry('Home', 10, 'student')))).not.toThrow();
});
