import { Inject, Injectable } from '@nestjs/common';
import { RESULTS_LINK_DAYS } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { Clock, ENVIRONMENT, SecretKeys } from '../../infrastructure';
import { expiringToken, isSignedToken, readExpiringToken } from './expiring-tokens';

const DAY = 24;
const HOUR_MS = 3_600_000;

/** The kinds of links, with the page that each opens and how long it works. */
const KINDS = {
  'address-confirmation': { page: '/confirm-email', hours: 7 * DAY, keys: 'addressConfirmationKeys' },
  'child-progress': { page: '/child-progress', hours: 7 * DAY, keys: 'childProgressKeys' },
  'family-erasure': { page: '/erase-family', hours: DAY, keys: 'familyErasureKeys' },
  results: { page: '/free-assessment/results', hours: RESULTS_LINK_DAYS * DAY, keys: 'resultsKeys' },
} as const;

export type MailedLinkKind = keyof typeof KINDS;

/** What a token says of itself. */
export interface ReadLink {
  /** Of what the link is about; it proves nothing until {@link isFor} does. */
  id: string;
  sentAt: Date;
  expiresAt: Date;
  isExpired: boolean;
  /** Whether this installation has signed it for what it is bound to. */
  isFor: (bound?: string) => boolean;
}

/** How long a link works, as a mail says it. */
export function lifetimeOf(kind: MailedLinkKind): string {
  const { hours } = KINDS[kind];
  return hours > DAY ? `${hours / DAY} days` : `${hours} hours`;
}

/**
 * Signed links that end, for mails. The signature also covers what a link is bound to, such as an address: where that
 * changes, the link ends. An assessment belongs to its address for good, so its link is bound to nothing else.
 */
@Injectable()
export class MailedLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  linkFor(kind: MailedLinkKind, id: unknown, bound = ''): string {
    return this.urlOf(kind, this.tokenFor(kind, id, bound));
  }

  tokenFor(kind: MailedLinkKind, id: unknown, bound = '', expiresAt = this.endOf(kind)): string {
    return expiringToken(String(id), expiresAt, bound, this.keys[KINDS[kind].keys]);
  }

  /** The token stands in the fragment, which no server and no proxy gets to see. */
  urlOf(kind: MailedLinkKind, token: string): string {
    return new URL(`${KINDS[kind].page}#${token}`, this.environment.publicUrl).href;
  }

  /** Nothing where it is no token at all. */
  read(kind: MailedLinkKind, token: string): ReadLink | undefined {
    const read = readExpiringToken(token);
    if (!read) return undefined;
    const { id, expiresAt } = read;
    return {
      id,
      sentAt: new Date(expiresAt.getTime() - KINDS[kind].hours * HOUR_MS),
      expiresAt,
      isExpired: expiresAt < this.clock.now(),
      isFor: (bound = '') => isSignedToken(read, bound, this.keys[KINDS[kind].keys]),
    };
  }

  /** Of a link that is made now. */
  private endOf(kind: MailedLinkKind): Date {
    return new Date(this.clock.now().getTime() + KINDS[kind].hours * HOUR_MS);
  }
}
