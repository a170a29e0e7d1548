export { addressHashOf, mailboxPattern, type Subscription } from './addresses/mailbox';
export type { SentMailKind, StoredMail } from './delivery/mail.schema';
export { type MailOutcome, MailService } from './delivery/mail.service';
export { MailOptOuts } from './delivery/mail-opt-outs';
export { MailRequests } from './delivery/mail-requests';
export { countMails, StoredMailsService } from './delivery/stored-mails.service';
export { greeting, html, letter, nameInMail, type SafeHtml } from './layout/mail-layout';
export { LinkSigner, lifetimeOf, MailedLinks, type ReadLink, UnsubscribeLinks } from './links/mailed-links';
export { MailModule, MailRecordsModule } from './mail.module';
