import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SignatureError } from './signed-text';

/** The public key that belongs to a private one: 32 bytes in base64url. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return x;
}

/**
 * Reads a private key.
 *
 * @param isMade - Whether to make one where there is none, for its owner only.
 * @throws SignatureError when there is none, or another kind of key.
 */
export function readSigningKey(file: string, isMade: boolean): KeyObject {
  const key = createPrivateKey(readKeyFile(file) ?? (isMade ? makeKeyFile(file) : missing(file)));
  if (key.asymmetricKeyType !== 'ed25519') throw new SignatureError(`${file} holds no Ed25519 key`);
  return key;
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeKeyFile(file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // Appears whole, and never in the place of another.
    linkSync(draft, file);
  } catch (error) {
    // Another process was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

function missing(file: string): never {
  throw new SignatureError(`There is no key at ${file}`);
}
