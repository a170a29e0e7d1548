import { createHash } from 'node:crypto';
import type { MailKind } from '@wattle/contract/mail';
import escapeStringRegexp from 'escape-string-regexp';

/** Domains of providers that ignore dots before the @, with their canonical domain. */
const IGNORING_DOTS: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox of an address: one for all spellings that arrive there. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const known = IGNORING_DOTS[domain];
  return known ? `${untagged.replaceAll('.', '')}@${known}` : `${untagged}@${domain}`;
}

export function mailboxPattern(email: string): RegExp {
  const [local = '', domain = ''] = mailboxOf(email).split(/@(?=[^@]*$)/);
  const known = Object.keys(IGNORING_DOTS).filter((name) => IGNORING_DOTS[name] === domain);
  const letters = [...local].map(escapeStringRegexp).join(known.length > 0 ? '\\.?' : '');
  const domains = (known.length > 0 ? known : [domain]).map(escapeStringRegexp).join('|');
  return new RegExp(`^${letters}(\\+[^@]*)?@(${domains})$`);
}

/** Stands for a mailbox where its address is not needed. It does not depend on the secrets of the installation. */
export function addressHashOf(email: string): string {
  return createHash('sha256')
    .update(`wattle mailbox ${mailboxOf(email)}`)
    .digest('base64url');
}

export interface Subscription {
  kind: MailKind;
  addressHash: string;
}
