import type { Registry } from '@wattle/federation/registry';
import { isEmpty, readWritten, registryPath } from '@wattle/federation/registry-changes';
import { isOlder, type RegistryStatement, verifyRegistry } from '@wattle/federation/signing';
import { cachedFile } from './released-file';

/** A signature that nobody has renewed by then needs somebody to look. */
const WARN_MS = 7 * 86_400_000;
const WARN_EVERY_MS = 3_600_000;

/**
 * Reads the registry whenever it has changed. One that was not signed by a known key, has expired, or is older than the
 * one before, is reported, and the one before goes on.
 */
export function verifiedRegistry(
  releasesDir: string,
  publicKeys: readonly string[],
  reportFault: (error: unknown) => void,
): () => Promise<Registry> {
  let latest: RegistryStatement | undefined;

  const read = async (): Promise<Registry> => {
    // As it was written: pages check hashes of what is in it, also of what this version does not know.
    const written = await readWritten(releasesDir);
    if (isEmpty(written) && !written.signed && !latest) return written;
    const statement = verifyRegistry(written, publicKeys, new Date());
    if (latest && isOlder(statement, latest))
      throw new Error(`Registry ${statement.sequence} is older than ${latest.sequence}`);
    latest = statement;
    return written;
  };
  const current = cachedFile(registryPath(releasesDir), read, reportFault);
  let warnedAt = 0;
  const warn = () => {
    const leftMs = Date.parse(latest?.expiresAt ?? '') - Date.now();
    if (!(leftMs < WARN_MS) || Date.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = Date.now();
    reportFault(new Error(`Pages refuse this registry from ${latest?.expiresAt}: pnpm releases --renew`));
  };

  return async () => {
    const registry = await current().catch(refuse);
    warn();
    return registry;
  };
}

/** Without a registry that counts there are no pages; the log says why. */
function refuse(cause: unknown): never {
  throw Object.assign(new Error('No registry can be trusted', { cause }), { statusCode: 503 });
}
