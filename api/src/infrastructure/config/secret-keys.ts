import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { derivedSecret, type Environment, keysFor, readSecrets } from '@wattle/environment';
import { VISITOR_KEYS } from '@wattle/federation/canary';

/** A key that signs tokens, named by `kid` in their header: during a rotation two are valid (docs/decisions/017). */
interface TokenKey {
  kid: string;
  // A string would be tried as a PEM first and cost forty times as much to verify.
  key: KeyObject;
}

/** What links in mails are for; each purpose has a key of its own. */
const LINK_PURPOSES = [
  'unsubscribe',
  'password-reset',
  'address-confirmation',
  'family-erasure',
  'results',
  'parent-login',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The keys of this installation, derived from its secrets. During a rotation the first of each list signs. */
export class SecretKeys {
  readonly signing: TokenKey;
  readonly cookieSecrets: string[];
  readonly refreshKeys: readonly [KeyObject, ...KeyObject[]];
  readonly limitsKey: KeyObject;
  readonly links: Readonly<Record<LinkPurpose, readonly KeyObject[]>>;
  /** The shell signs the numbers of visitors and the pages that it sends with them. */
  readonly visitorKeys: readonly KeyObject[];
  private readonly tokenKeys: readonly TokenKey[];

  constructor(environment: Environment) {
    const secrets = readSecrets(environment);
    const [first] = secrets;
    this.tokenKeys = secrets.map(toKey);
    this.signing = toKey(first);
    this.cookieSecrets = secrets.map((secret) => derivedSecret(secret, 'wattle cookies').toString('hex'));
    this.refreshKeys = keysFor('wattle refresh tokens', secrets);
    this.limitsKey = createSecretKey(derivedSecret(first, 'wattle limits'));
    const links = LINK_PURPOSES.map((purpose) => [
      purpose,
      keysFor(`wattle ${purpose.replaceAll('-', ' ')} links`, secrets),
    ]);
    this.links = Object.fromEntries(links);
    this.visitorKeys = keysFor(VISITOR_KEYS, secrets);
  }

  find(kid: unknown): KeyObject | undefined {
    return this.tokenKeys.find((each) => each.kid === kid)?.key;
  }
}

function toKey(secret: string): TokenKey {
  const kid = createHash('sha256').update(secret).digest('hex').slice(0, 8);
  return { kid, key: createSecretKey(Buffer.from(secret)) };
}
