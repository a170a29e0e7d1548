import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@wattle/environment';

/** A key that signs tokens, named by `kid` in their header: during a rotation two are valid (decision 4). */
export interface TokenKey {
  kid: string;
  // A string would be tried as a PEM first and cost forty times as much to verify.
  key: KeyObject;
}

/** The keys of this installation; the first one signs. */
export class SecretKeys {
  readonly all: readonly TokenKey[];
  /** They sign cookies, the first of them new ones; derived from the secrets of the tokens, so that only these are kept. */
  readonly cookieSecrets: string[];
  /** The first: it signs new tokens. */
  readonly signing: TokenKey;
  /** They make refresh tokens, the first of them new ones. */
  readonly refreshKeys: readonly [KeyObject, ...KeyObject[]];
  /** Hashes the keys that rate limits count by. */
  readonly limitsKey: KeyObject;
  /** They sign the links of mails, the first of them new ones. */
  readonly unsubscribeKeys: readonly KeyObject[];
  /** They sign the links that set a new password, the first of them new ones. */
  readonly passwordResetKeys: readonly KeyObject[];
  /** They sign the links that confirm an address, the first of them new ones. */
  readonly addressConfirmationKeys: readonly KeyObject[];
  /** They sign the links that show a parent the progress of a child, the first of them new ones. */
  readonly childProgressKeys: readonly KeyObject[];
  /** They sign the links that erase a family, the first of them new ones. */
  readonly familyErasureKeys: readonly KeyObject[];
  /** They sign the links to the results of free assessments, the first of them new ones. */
  readonly resultsKeys: readonly KeyObject[];

  constructor(environment: Environment) {
    const secrets = environment.jwtSecrets ?? [storedSecret(environment.dataDir)];
    const [first = ''] = secrets;
    this.all = secrets.map(toKey);
    this.signing = toKey(first);
    this.cookieSecrets = secrets.map((secret) => derive(secret, 'wattle cookies').toString('hex'));
    const toRefreshKey = (secret: string) => createSecretKey(derive(secret, 'wattle refresh tokens'));
    this.refreshKeys = [toRefreshKey(first), ...secrets.slice(1).map(toRefreshKey)];
    this.limitsKey = createSecretKey(derive(first, 'wattle limits'));
    const keysFor = (purpose: string) => secrets.map((secret) => createSecretKey(derive(secret, purpose)));
    this.unsubscribeKeys = keysFor('wattle unsubscribe links');
    this.passwordResetKeys = keysFor('wattle password reset links');
    this.addressConfirmationKeys = keysFor('wattle address confirmation links');
    this.childProgressKeys = keysFor('wattle child progress links');
    this.familyErasureKeys = keysFor('wattle family erasure links');
    this.resultsKeys = keysFor('wattle results links');
  }

  find(kid: unknown): KeyObject | undefined {
    return this.all.find((each) => each.kid === kid)?.key;
  }
}

function toKey(secret: string): TokenKey {
  const kid = createHash('sha256').update(secret).digest('hex').slice(0, 8);
  return { kid, key: createSecretKey(Buffer.from(secret)) };
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** The secret that was generated at the first start. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
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
