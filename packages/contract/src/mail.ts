import { z } from './zod';

/** Kinds of mails that a mailbox can stop. */
export const MAIL_KINDS = ['report'] as const;

/** Query of the endpoints that a mail links to: the kind of mail, the hash of the mailbox and a signature. */
export const unsubscribeQuerySchema = z.object({
  token: z.string().regex(/^(report)\.[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}$/, 'This link is not complete.'),
});

export type MailKind = (typeof MAIL_KINDS)[number];
export type UnsubscribeQuery = z.infer<typeof unsubscribeQuerySchema>;
