import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { derivedSecret, type Environment, keysFor, readSecrets } from '@wattle/environment';
import { VISITOR_KEYS } from '@wattle/federation/canary';

/** A key that signs tokens, named by `kid` in their header: during a rotation two are valid (docs/decisions/017). */
export interface TokenKey {
  kid: string;
  // A string would be tried as a PEM first and cost forty times as much to verify.
  key: KeyObject;
}

/** What a link in a mail is for. */
export type LinkPurpose =
  | 'unsubscribe'
  | 'password-reset'
  | 'address-confirmation'
  | 'child-progress'
  | 'family-erasure'
  | 'results';

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
  /** They sign the links of mails, by what those are for, the first of them new ones. */
  readonly links: Readonly<Record<LinkPurpose, readonly KeyObject[]>>;
  /** With them the shell has signed the numbers of visitors and the pages that it has sent. */
  readonly visitorKeys: readonly KeyObject[];

  constructor(environment: Environment) {
    const secrets = readSecrets(environment);
    const [first] = secrets;
    this.all = secrets.map(toKey);
    this.signing = toKey(first);
    this.cookieSecrets = secrets.map((secret) => derivedSecret(secret, 'wattle cookies').toString('hex'));
    this.refreshKeys = keysFor('wattle refresh tokens', secrets);
    this.limitsKey = createSecretKey(derivedSecret(first, 'wattle limits'));
    this.links = {
      unsubscribe: keysFor('wattle unsubscribe links', secrets),
      'password-reset': keysFor('wattle password reset links', secrets),
      'address-confirmation': keysFor('wattle address confirmation links', secrets),
      'child-progress': keysFor('wattle child progress links', secrets),
      'family-erasure': keysFor('wattle family erasure links', secrets),
      results: keysFor('wattle results links', secrets),
    };
    this.visitorKeys = keysFor(VISITOR_KEYS, secrets);
  }

  find(kid: unknown): KeyObject | undefined {
    return this.all.find((each) => each.kid === kid)?.key;
  }
}

function toKey(secret: string): TokenKey {
  const kid = createHash('sha256').update(secret).digest('hex').slice(0, 8);
  return { kid, key: createSecretKey(Buffer.from(secret)) };
}
