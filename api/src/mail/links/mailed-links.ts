import { Injectable } from '@nestjs/common';
import { RESULTS_LINK_DAYS } from '@wattle/contract';
import { Clock } from '../../infrastructure';
import { LinkSigner } from './link-signer';

const DAY = 24;
const HOUR_MS = 3_600_000;

/** The kinds of links, with the page that each opens and how long it works. */
const KINDS = {
  'address-confirmation': { page: '/confirm-email', hours: 7 * DAY },
  'child-progress': { page: '/child-progress', hours: 7 * DAY },
  'family-erasure': { page: '/erase-family', hours: DAY },
  results: { page: '/free-assessment/results', hours: RESULTS_LINK_DAYS * DAY },
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
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  linkFor(kind: MailedLinkKind, id: unknown, bound = ''): string {
    return this.urlOf(kind, this.tokenFor(kind, id, bound));
  }

  tokenFor(kind: MailedLinkKind, id: unknown, bound = '', expiresAt = this.endOf(kind)): string {
    const seconds = Math.floor(expiresAt.getTime() / 1_000);
    return `${id}.${seconds}.${this.signer.sign(kind, `${id} ${seconds} ${bound}`)}`;
  }

  urlOf(kind: MailedLinkKind, token: string): string {
    return this.signer.urlOf(KINDS[kind].page, token);
  }

  /** Nothing where it is no token at all. */
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
      isFor: (bound = '') => this.signer.isSigned(kind, `${id} ${seconds} ${bound}`, signature),
    };
  }

  /** Of a link that is made now. */
  private endOf(kind: MailedLinkKind): Date {
    return new Date(this.clock.now().getTime() + KINDS[kind].hours * HOUR_MS);
  }
}
