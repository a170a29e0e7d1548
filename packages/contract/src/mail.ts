import { get, post } from './endpoint';
import { z } from './zod';

/** Kinds of mails that a mailbox can stop. */
export const MAIL_KINDS = ['report', 'weekly-report', 'question-statistics'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

const TOKEN = new RegExp(`^(${MAIL_KINDS.join('|')})\\.[A-Za-z0-9_-]{43}\\.[A-Za-z0-9_-]{43}$`);

const linkedPage = {
  /** The kind of mail, the hash of the mailbox and a signature. */
  query: z.object({ token: z.string().regex(TOKEN, 'This link is not complete. Open it from the email again.') }),
  mediaType: 'text/html',
  refusals: [404, 429],
} as const;

export const unsubscribePage = get(
  '/mail/unsubscribe',
  'public',
  'A page that offers to stop or resume emails of a kind',
  linkedPage,
);
export const unsubscribe = post(
  '/mail/unsubscribe',
  'public',
  'Stop emails of a kind with one click (RFC 8058)',
  linkedPage,
);
export const resubscribe = post('/mail/resubscribe', 'public', 'Resume emails of a kind', linkedPage);
