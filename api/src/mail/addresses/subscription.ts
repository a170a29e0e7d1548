import type { MailKind } from '@wattle/contract/mail';

/** Mails of a kind to a mailbox. */
export interface Subscription {
  kind: MailKind;
  addressHash: string;
}
