import { releasesOf } from '../inlined-registry';
import type { Registry } from '../registry';
import { type Issued, isOlder, type RegistryStatement, releaseText } from '../signing/registry-statement';
import { keyId, keyOf, requireCurrent, SignatureError } from '../signing/signed-text';
import { hashOf, isSignedBy } from './browser-crypto';

export { isOlder, type RegistryStatement } from '../signing/registry-statement';

/** The newest registry that was seen, and the key that signed it. */
export type SeenRegistry = Issued & { key: string };

/** By what a page judges a registry. */
export interface RegistryTrust {
  /** Keys whose signatures count. They come with the page. */
  publicKeys: readonly string[];
  /** The time of the server. */
  now: () => Date;
  /** What this browser has seen, also in other pages. */
  newest: { read(): SeenRegistry | undefined; write(seen: SeenRegistry): void };
}

/** Throws a SignatureError when a registry does not count. */
export type VerifyRegistry = (registry: Registry) => Promise<void>;

/**
 * Checks registries of this page: the signature, the hash of every release in it, its expiry, and that it was not replaced
 * by a newer one before.
 */
export function registryVerifier({ publicKeys, now, newest }: RegistryTrust): VerifyRegistry {
  let latest: SeenRegistry | undefined;

  return async ({ remotes, signed }) => {
    const releases = Object.entries(remotes).flatMap(([name, remote]) =>
      releasesOf(remote).map((release) => ({ name, release })),
    );
    // Both at once: the first page waits for them.
    const [{ statement, key }, hashes] = await Promise.all([
      verifyStatement(signed, publicKeys, now()),
      Promise.all(releases.map(({ release }) => hashOf(releaseText(release)))),
    ]);
    // After a key was given up, what it had signed says nothing of age.
    const seen = [latest, newest.read()].filter((each) => publicKeys.some((known) => keyId(known) === each?.key));
    if (seen.some((each) => each && isOlder(statement, each)))
      throw new SignatureError('It was replaced by a newer one');
    for (const [index, { name, release }] of releases.entries()) {
      const { version } = release;
      if (statement.releases[name]?.[version] === hashes[index]) continue;
      throw new SignatureError(`What it says of ${name} ${version} was not signed`);
    }
    latest = { key, sequence: statement.sequence, issuedAt: statement.issuedAt };
    newest.write(latest);
  };
}

/**
 * What was signed of a registry that is whole: with it the hashes of all files in it count, also those of the shell.
 *
 * @throws SignatureError when it does not count.
 */
export async function verifyWholeRegistry(
  { signed, ...registry }: Registry,
  publicKeys: readonly string[],
  now: Date,
): Promise<RegistryStatement> {
  const { statement } = await verifyStatement(signed, publicKeys, now);
  if (statement.registry !== (await hashOf(JSON.stringify(registry)))) {
    throw new SignatureError('It was changed after it was signed');
  }
  return statement;
}

/** Both kinds of registries carry the same statement. */
async function verifyStatement(
  signed: Registry['signed'],
  publicKeys: readonly string[],
  now: Date,
): Promise<{ statement: RegistryStatement; key: string }> {
  if (!signed) throw new SignatureError('It is not signed');
  const isSigned = await isSignedBy(keyOf(signed, publicKeys), signed.signature, signed.statement);
  if (!isSigned) throw new SignatureError('Its signature does not match');
  const statement = JSON.parse(signed.statement) as RegistryStatement;
  requireCurrent(statement, now);
  return { statement, key: signed.key };
}
