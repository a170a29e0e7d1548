import { Injectable } from '@nestjs/common';
import { RESULTS_LINK_DAYS } from '@wattle/contract/constants';
import { Clock, HOUR_MS } from '../../infrastructure';
import { LinkSigner } from './link-signer';

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
  expiresAt: Date;
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
      expiresAt,
      isExpired: expiresAt < this.clock.now(),
      isFor: (context = '') => this.signer.isSigned(kind, `${id} ${seconds} ${context}`, signature),
    };
  }
}
