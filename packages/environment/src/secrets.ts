import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The secrets of an installation, the first of them in use and the second, during a rotation, accepted. */
export function readSecrets({
  jwtSecrets,
  dataDir,
}: {
  jwtSecrets?: string[] | undefined;
  dataDir: string;
}): readonly [string, ...string[]] {
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
  if (!existsSync(file)) createOnce(file, randomBytes(48).toString('base64url'));
  return readFileSync(file, 'utf8');
}

/** Makes a file for its owner only. It appears whole, and never in the place of one that another process has made. */
export function createOnce(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** Signs a text with the first of the keys. */
export function signatureOf(text: string, [key]: readonly KeyObject[]): string {
  if (!key) throw new Error('There is no key to sign with.');
  return hmac(text, key);
}

/** Whether one of the keys has signed a text: during a rotation of secrets there are several. */
export function isSigned(text: string, signature: string, keys: readonly KeyObject[]): boolean {
  return keys.some((key) => isEqual(hmac(text, key), signature));
}

function hmac(text: string, key: KeyObject): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
