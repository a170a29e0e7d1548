import type { MailKind } from '@wattle/contract';

/** A kind of mails to one mailbox, which is named by its hash. */
export interface Subscription {
  kind: MailKind;
  mailbox: string;
}
