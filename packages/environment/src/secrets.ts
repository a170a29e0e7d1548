import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the secrets of an installation are. */
interface SecretSettings {
  jwtSecrets?: string[] | undefined;
  dataDir: string;
}

/** The secrets of an installation, the first of them in use and the second, during a rotation, accepted. */
export function readSecrets({ jwtSecrets, dataDir }: SecretSettings): readonly [string, ...string[]] {
  const [first = storedSecret(dataDir), ...others] = jwtSecrets ?? [];
  return [first, ...others];
}

/** Keys for one purpose, one of each secret: no purpose can do anything with the keys of another. */
export function keysFor(
  purpose: string,
  [first, ...others]: readonly [string, ...string[]],
): [KeyObject, ...KeyObject[]] {
  const toKey = (secret: string) => createSecretKey(derivedSecret(secret, purpose));
  return [toKey(first), ...others.map(toKey)];
}

export function derivedSecret(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** The secret that was generated at the first start. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    // Linking a finished file is atomic: neither a crash nor a second process leaves half a secret.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkUnlessThere(draft, file);
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}

function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
