import type { Team } from '../delegations';
import { inlinedRegistry } from '../inlined-registry';
import type { RegisteredRemote, Registry, Release } from '../registry';
import { type RegistryKeys, signRegistry, signRelease, signTogether, type TrustedKeys } from '../signing';
import { aRelease, newRegistryKeys } from '../testing';
import { registryVerifier, type SeenRegistry, verifyWholeRegistry } from './registry-verifier';

const keys = newRegistryKeys();
const now = new Date('2026-03-01T10:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const release = (version: string) =>
  aRelease({ version, files: { 'entry.js': `sha384-${version}`, 'lazy.js': 'sha384-l' } });
const registry = (sequence = 7): Registry => ({
  sequence,
  remotes: { tests: { active: release('2'), lastGood: release('1') } },
});

/** As a page has it: inlined, or fetched whole. */
const inlined = (signed: Registry): Registry => JSON.parse(JSON.stringify(inlinedRegistry(signed)));
const fetched = (signed: Registry): Registry => JSON.parse(JSON.stringify(signed));
const testsIn = (of: Registry) => of.remotes.tests as RegisteredRemote;

/** A page in a browser that has seen something, or nothing. */
function aPage({ at = now, trusted = keys, seen }: { at?: Date; trusted?: TrustedKeys; seen?: SeenRegistry } = {}) {
  const browser = { seen };
  const newest = {
    read: () => browser.seen,
    write: (latest: SeenRegistry) => {
      browser.seen = latest;
    },
  };
  return { browser, ...registryVerifier({ ...trusted, now: () => at, newest }) };
}

const { subtle } = crypto;
const provide = (value: SubtleCrypto | undefined) =>
  Object.defineProperty(crypto, 'subtle', { value, configurable: true });
afterAll(() => provide(subtle));

describe.each<[string, SubtleCrypto | undefined]>([
  ['a browser that knows Ed25519', subtle],
  [
    'a browser that does not',
    {
      digest: subtle.digest.bind(subtle),
      importKey: async () => {
        throw new DOMException('', 'NotSupportedError');
      },
    } as unknown as SubtleCrypto,
  ],
  ['a page that is not secure', undefined],
])('in %s', (_where, provided) => {
  beforeAll(() => provide(provided));

  test.each([
    ['inlined', inlined],
    ['fetched', fetched],
  ])('a signed registry counts when it is %s', async (_how, as) => {
    await expect(aPage().verify(as(signRegistry(registry(), keys, now)))).resolves.toBeUndefined();
  });

  test.each<[string, (of: Registry) => unknown, string]>([
    [
      'another hash of a script',
      (of) => Object.assign(testsIn(of).active.files, { 'entry.js': 'sha384-x' }),
      'tests 2 was not signed',
    ],
    [
      'another address of the files',
      (of) => Object.assign(testsIn(of).active, { baseUrl: 'https://evil.example/tests/2/' }),
      'tests 2 was not signed',
    ],
    ['another version', (of) => Object.assign(testsIn(of).active, { version: '3' }), 'tests 3 was not signed'],
    [
      'more people who may open a page',
      (of) => Object.assign(testsIn(of).active, { paths: [{ path: '/test', access: 'public' }] }),
      'tests 2 was not signed',
    ],
    [
      'another last good version',
      (of) => Object.assign(testsIn(of).lastGood ?? {}, { entry: 'lazy.js' }),
      'tests 1 was not signed',
    ],
    ['another remote', (of) => Object.assign(of.remotes, { more: { active: release('2') } }), 'more 2 was not signed'],
    [
      'another statement',
      (of) => Object.assign(of.signed ?? {}, { statement: of.signed?.statement.replace('7', '8') }),
      'does not match',
    ],
    ['a signature cut short', (of) => Object.assign(of.signed ?? {}, { signature: 'AAAA' }), 'does not match'],
    ['no signature', (of) => delete of.signed, 'It is not signed'],
  ])('a registry with %s does not', async (_what, change, reason) => {
    const changed = inlined(signRegistry(registry(), keys, now));
    change(changed);
    await expect(aPage().verify(changed)).rejects.toThrow(reason);
  });

  test('one that another key has signed does not', async () => {
    const other = newRegistryKeys();
    const signed = inlined(signRegistry(registry(), other, now));
    await expect(aPage().verify(signed)).rejects.toThrow('unknown key');
    const key = signRegistry(registry(), keys, now).signed?.key ?? '';
    const posing = { ...signed, signed: { statement: '', signature: '', ...signed.signed, key } };
    await expect(aPage().verify(posing)).rejects.toThrow('does not match');
  });
});

test('a registry counts until it expires by the time of the server', async () => {
  const signed = inlined(signRegistry(registry(), keys, now));
  await expect(aPage({ at: days(29.9) }).verify(signed)).resolves.toBeUndefined();
  await expect(aPage({ at: days(30) }).verify(signed)).rejects.toThrow('expired');
  await expect(aPage({ at: new Date(Number.NaN) }).verify(signed)).rejects.toThrow('expired');
});

describe('a registry that was replaced by a newer one', () => {
  const old = () => inlined(signRegistry(registry(6), keys, days(-1)));
  const current = () => inlined(signRegistry(registry(7), keys, now));

  test('does not count in the page that has the newer one, with or without storage', async () => {
    const { verify, browser } = aPage();
    await verify(current());
    await expect(verify(old())).rejects.toThrow('replaced by a newer one');
    browser.seen = undefined;
    await expect(verify(old())).rejects.toThrow('replaced by a newer one');
  });

  test('does not count in another page of the browser', async () => {
    const { verify, browser } = aPage();
    await verify(current());
    await expect(aPage({ seen: browser.seen }).verify(old())).rejects.toThrow('replaced by a newer one');
  });

  test('counts once it is signed anew, as after a backup was restored', async () => {
    const { verify } = aPage();
    await verify(current());
    await expect(verify(inlined(signRegistry(registry(6), keys, days(1))))).resolves.toBeUndefined();
  });

  test('counts after the key of the newer one was given up', async () => {
    const lost = newRegistryKeys();
    const page = aPage({ trusted: lost });
    await page.verify(inlined(signRegistry(registry(9), lost, days(1))));
    await expect(aPage({ seen: page.browser.seen }).verify(old())).resolves.toBeUndefined();
  });
});

describe('a registry that a service worker holds', () => {
  const whole = fetched(signRegistry(registry(), keys, now));

  it('counts with every hash in it, also of files that no page adds', async () => {
    await expect(verifyWholeRegistry(whole, keys, now)).resolves.toMatchObject({ statement: { sequence: 7 } });
    const changed = fetched(whole);
    testsIn(changed).active.files['lazy.js'] = 'sha384-other';
    await expect(verifyWholeRegistry(changed, keys, now)).rejects.toThrow('was changed');
  });

  it('does not count without a signature of a known key, or once it has expired', async () => {
    const { signed: _, ...unsigned } = whole;
    await expect(verifyWholeRegistry(unsigned, keys, now)).rejects.toThrow('not signed');
    await expect(verifyWholeRegistry(whole, newRegistryKeys(), now)).rejects.toThrow('unknown key');
    await expect(verifyWholeRegistry(whole, keys, days(31))).rejects.toThrow('expired');
  });
});

describe('a registry with teams', () => {
  const [root, northern] = [newRegistryKeys(), newRegistryKeys()];
  const trusted = { ...keys, rootKeys: root.rootKeys };
  const team = {
    keys: northern.publicKeys,
    threshold: 1,
    remotes: ['tests'],
    paths: ['/tests'],
    expiresAt: days(20).toISOString(),
  };
  const delegated = (version = 1, changes: Partial<Team> = {}, signer = root) =>
    signTogether(
      {
        purpose: 'delegations',
        version,
        issuedAt: days(version).toISOString(),
        teams: { northern: { ...team, ...changes } },
      },
      [signer.own],
    );
  const bySigner = (signer: RegistryKeys, changes: Partial<Release> = {}): Release => {
    const unsigned = { ...release('2'), ...changes };
    return {
      ...unsigned,
      signed: signRelease({ release: unsigned, facts: { shared: {}, smoke: [] } }, [signer.own], now),
    };
  };
  const other = aRelease({ name: 'auth' });
  const wholeWithTeams = (delegations = delegated(), tests = bySigner(northern), sequence = 7): Registry =>
    signRegistry({ sequence, remotes: { tests: { active: tests }, auth: { active: other } }, delegations }, keys, now);
  const withTeams = (...parameters: Parameters<typeof wholeWithTeams>) => inlined(wholeWithTeams(...parameters));

  test('counts, and so does what its team has signed, wherever its files are', async () => {
    const { verify, verifyRelease, browser } = aPage({ trusted });
    const moved = { ...bySigner(northern), baseUrl: '/releases/tests/9/' };
    await verify(withTeams(delegated(), moved));
    await expect(verifyRelease(moved)).resolves.toBeUndefined();
    await expect(verifyRelease(other)).resolves.toBeUndefined();
    expect(browser.seen).toMatchObject({ delegations: { version: 1 } });
  });

  test.each<[string, Release, Partial<Team>, string]>([
    ['another key has signed', bySigner(keys), {}, '0 of 1 signatures'],
    [
      'one of two keys has signed',
      bySigner(northern),
      { keys: [...northern.publicKeys, ...keys.publicKeys], threshold: 2 },
      '1 of 2',
    ],
    ['nobody has signed', release('2'), {}, 'has not signed it'],
    ['was changed since', { ...bySigner(northern), entry: 'lazy.js' }, {}, 'was changed after it was signed'],
    ['was signed as another version', { ...bySigner(northern, { version: '3' }), version: '2' }, {}, 'something else'],
    [
      'claims a foreign path',
      bySigner(northern, { paths: [{ path: '/auth', access: 'public' }] }),
      {},
      'was not given the path',
    ],
    ['came after the time of its team', bySigner(northern), { expiresAt: now.toISOString() }, 'expired'],
  ])('goes on without a remote that %s', async (_what, tests, changes, reason) => {
    const { verify, verifyRelease } = aPage({ trusted });
    await verify(withTeams(delegated(1, changes), tests));
    await expect(verifyRelease(tests)).rejects.toThrow(reason);
    await expect(verifyRelease(other)).resolves.toBeUndefined();
  });

  test('goes on without a remote that claims a path of the team', async () => {
    const { verify, verifyRelease } = aPage({ trusted });
    await verify(withTeams());
    await expect(verifyRelease({ ...other, paths: [{ path: '/tests/x', access: 'public' }] })).rejects.toThrow(
      'not given',
    );
  });

  test.each<[string, () => Registry, string]>([
    ['that the registry signs itself', () => withTeams(delegated(1, {}, keys)), '0 of 1 signatures'],
    ['of another registry', () => ({ ...withTeams(), delegations: delegated(2) }), 'were not signed with it'],
    ['that were taken out', () => ({ ...withTeams(), delegations: undefined }), 'were not signed with it'],
    [
      'that were signed for something else',
      () => withTeams(signTogether({ ...team, purpose: 'order' }, [root.own])),
      'something else',
    ],
  ])('does not count with delegations %s', async (_what, changed, reason) => {
    await expect(aPage({ trusted }).verify(changed())).rejects.toThrow(reason);
  });

  test('does not count with delegations before those that the browser has seen, or without any', async () => {
    const page = aPage({ trusted });
    await page.verify(withTeams(delegated(2)));
    for (const { verify } of [page, aPage({ trusted, seen: page.browser.seen })]) {
      await expect(verify(withTeams(delegated(1), bySigner(northern), 8))).rejects.toThrow('replaced by a newer one');
      await expect(verify(inlined(signRegistry(registry(8), keys, now)))).rejects.toThrow('replaced by a newer one');
    }
    await page.verify(withTeams(delegated(3), bySigner(northern), 8));
  });

  test('is judged by a service worker in the same way', async () => {
    const whole = fetched(wholeWithTeams());
    await expect(verifyWholeRegistry(whole, trusted, now)).resolves.toMatchObject({ delegations: { version: 1 } });
    await expect(verifyWholeRegistry(whole, keys, now)).rejects.toThrow('0 of 1 signatures');
  });
});
