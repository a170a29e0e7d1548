import { createHash } from 'node:crypto';

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

/** What is kept of a mailbox where its address is not needed. It does not change with the secrets of the installation. */
export function mailboxHash(email: string): string {
  return createHash('sha256')
    .update(`wattle mailbox ${mailboxOf(email)}`)
    .digest('base64url');
}
