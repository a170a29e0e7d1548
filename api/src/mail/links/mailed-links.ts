import { Inject, Injectable } from '@nestjs/common';
import { RESULTS_LINK_DAYS } from '@wattle/contract/constants';
import type { MailKind } from '@wattle/contract/mail';
import { type Environment, isSigned, signatureOf } from '@wattle/environment';
import { Clock, ENVIRONMENT, HOUR_MS, type LinkPurpose, SecretKeys } from '../../infrastructure';
import { addressHashOf, type Subscription } from '../addresses/mailbox';

/** Signs the tokens of links in mails. What was signed for one purpose proves nothing for another. */
@Injectable()
export class LinkSigner {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keys: SecretKeys,
  ) {}

  sign(purpose: LinkPurpose, text: string): string {
    return signatureOf(text, this.keys.links[purpose]);
  }

  isSigned(purpose: LinkPurpose, text: string, signature: string): boolean {
    return isSigned(text, signature, this.keys.links[purpose]);
  }

  /** The token stands in the fragment, which no server and no proxy gets to see. Without one, a page asks to log in. */
  urlOf(page: string, token?: string): string {
    return new URL(token === undefined ? page : `${page}#${token}`, this.environment.publicUrl).href;
  }
}

const DAY = 24;
const MINUTE = 1 / 60;

/** The kinds of links, with the page that each opens and how long it works. */
const KINDS = {
  'address-confirmation': { page: '/confirm-email', hours: 7 * DAY },
  'family-erasure': { page: '/erase-family', hours: DAY },
  'parent-login': { page: '/parent-login', hours: 10 * MINUTE },
  results: { page: '/free-assessment/results', hours: RESULTS_LINK_DAYS * DAY },
} as const;

export type MailedLinkKind = keyof typeof KINDS;

export interface ReadLink {
  /** Of the link's subject; it proves nothing until {@link isFor} does. */
  id: string;
  sentAt: Date;
  isExpired: boolean;
  /** Whether this installation has signed it for this context. */
  isFor: (signedContext?: string) => boolean;
}

export function lifetimeOf(kind: MailedLinkKind): string {
  const { hours } = KINDS[kind];
  if (hours < 1) return `${hours / MINUTE} minutes`;
  return hours > DAY ? `${hours / DAY} days` : `${hours} hours`;
}

/**
 * Signed links in mails that expire. The signature also covers a context, such as an address: when that changes, the
 * link ends. An assessment belongs to its address for good, so its link needs none.
 */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  linkFor(kind: MailedLinkKind, id: unknown, signedContext = ''): string {
    return this.signer.urlOf(KINDS[kind].page, this.tokenFor(kind, id, signedContext));
  }

  tokenFor(kind: MailedLinkKind, id: unknown, signedContext = ''): string {
    const seconds = Math.floor((this.clock.now().getTime() + KINDS[kind].hours * HOUR_MS) / 1_000);
    return `${id}.${seconds}.${this.signer.sign(kind, `${id} ${seconds} ${signedContext}`)}`;
  }

  read(kind: MailedLinkKind, token: string): ReadLink | undefined {
    const [, id, end, signature] = /^([0-9a-f]{24})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    const seconds = Number(end);
    const expiresAt = new Date(seconds * 1_000);
    return {
      id,
      sentAt: new Date(expiresAt.getTime() - KINDS[kind].hours * HOUR_MS),
      isExpired: expiresAt < this.clock.now(),
      isFor: (context = '') => this.signer.isSigned(kind, `${id} ${seconds} ${context}`, signature),
    };
  }
}

/** Signed links by which whoever receives a mail stops further ones of its kind. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly signer: LinkSigner,
  ) {}

  linkFor(kind: MailKind, email: string): string {
    const content = `${kind}.${addressHashOf(email)}`;
    const url = new URL('/api/mail/unsubscribe', this.environment.publicUrl);
    url.searchParams.set('token', `${content}.${this.signer.sign('unsubscribe', content)}`);
    return url.href;
  }

  read(token: string): Subscription | undefined {
    const [kind = '', addressHash = '', signature = ''] = token.split('.');
    const isOurs = this.signer.isSigned('unsubscribe', `${kind}.${addressHash}`, signature);
    return isOurs ? { kind: kind as MailKind, addressHash } : undefined;
  }
}
