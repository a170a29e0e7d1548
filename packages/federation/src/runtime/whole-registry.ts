import type { Registry } from '../registry';
import type { RegistryStatement } from '../signing/registry-statement';
import { keyOf, requireCurrent, SignatureError } from '../signing/signed-text';
import { hashOf, isSignedBy } from './browser-crypto';

export { isOlder, type RegistryStatement } from '../signing/registry-statement';

/**
 * What was signed of a registry that is whole, in a browser: with it the hashes of all files in it count, also those of
 * the shell.
 *
 * @throws SignatureError when it does not count.
 */
export async function verifyWholeRegistry(
  { signed, ...registry }: Registry,
  publicKeys: readonly string[],
  now: Date,
): Promise<RegistryStatement> {
  if (!signed) throw new SignatureError('It is not signed');
  const isSigned = await isSignedBy(keyOf(signed, publicKeys), signed.signature, signed.statement);
  if (!isSigned) throw new SignatureError('Its signature does not match');
  const statement = JSON.parse(signed.statement) as RegistryStatement;
  requireCurrent(statement, now);
  if (statement.registry !== (await hashOf(JSON.stringify(registry)))) {
    throw new SignatureError('It was changed after it was signed');
  }
  return statement;
}
