import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSigningKey } from '../signing/sign-text';

/** The keys with which a team signs, from the files that are named. */
export function readKeys(folder: string, names: readonly string[]): readonly [KeyObject, ...KeyObject[]] {
  const files = names.map((name) => resolve(folder, name));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no key at ${missing}: wattle key makes one.`);
  const [first, ...others] = files.map((file) => readKey(file, false));
  if (!first) throw new Error('A key is needed.');
  return [first, ...others];
}

/** @param isMade - Whether it is made where there is none. */
export function readKey(file: string, isMade: boolean): KeyObject {
  try {
    return readSigningKey(file, isMade);
  } catch (error) {
    // What OpenSSL says of another content names no file.
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_OSSL')) throw error;
    throw new Error(`${file} holds no key: wattle key makes one.`);
  }
}
