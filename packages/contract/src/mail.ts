import { z } from './zod';

/** Kinds of mails that a mailbox can stop. */
export const MAIL_KINDS = ['report', 'weekly-report'] as const;

const TOKEN = new RegExp(`^(${MAIL_KINDS.join('|')})\\.[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}$`);

/** Query of the endpoints that a mail links to: the kind of mail, the hash of the mailbox and a signature. */
export const unsubscribeQuerySchema = z.object({
  token: z.string().regex(TOKEN, 'This link is not complete. Open it from the email again.'),
});

export type MailKind = (typeof MAIL_KINDS)[number];
export type UnsubscribeQuery = z.infer<typeof unsubscribeQuerySchema>;
