import { createHash } from 'node:crypto';
import escapeStringRegexp from 'escape-string-regexp';

/** Providers that ignore dots before the @, by the domain that their mailboxes are counted under. */
const IGNORING_DOTS: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** The mailbox that an address leads to: spellings that arrive in one mailbox count as one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const known = IGNORING_DOTS[domain];
  return known ? `${untagged.replaceAll('.', '')}@${known}` : `${untagged}@${domain}`;
}

/** Matches the addresses that lead to the mailbox of one. */
export function mailboxPattern(email: string): RegExp {
  const [local = '', domain = ''] = mailboxOf(email).split(/@(?=[^@]*$)/);
  const known = Object.keys(IGNORING_DOTS).filter((name) => IGNORING_DOTS[name] === domain);
  const letters = [...local].map(escapeStringRegexp).join(known.length > 0 ? '\\.?' : '');
  const domains = (known.length > 0 ? known : [domain]).map(escapeStringRegexp).join('|');
  return new RegExp(`^${letters}(\\+[^@]*)?@(${domains})$`);
}

/** What is kept of a mailbox where its address is not needed. It does not change with the secrets of the installation. */
export function mailboxHash(email: string): string {
  return createHash('sha256')
    .update(`wattle mailbox ${mailboxOf(email)}`)
    .digest('base64url');
}
