import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '@wattle/environment';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { UnsubscribeLinks } from '../links/unsubscribe-links';
import { canBeStopped, type StoredMail } from './mail.schema';

/** Mails that one process sends at the same time. */
export const MAILS_AT_ONCE = 5;

type MailId = Pick<StoredMail, '_id'>;

/** Sends mails to a mail server, or writes them to files. */
export interface MailTransport {
  /** Rejects when the mail could not be sent; the signal ends what is under way. */
  send(mail: StoredMail, signal: AbortSignal): Promise<void>;
  /** Closes its connections. */
  close(): void;
  /** Deletes the files that sending has written. */
  delete(mail: MailId): Promise<void>;
}

export function createMailTransport(environment: Environment, links: UnsubscribeLinks): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = environment;
  const folder = join(dataDir, 'mail');
  const compose = (mail: StoredMail) => composed(mail, mailFrom, unsubscribeHeaders(mail, links));
  const send = smtpUrl ? smtpSender(smtpUrl) : fileSender(folder);
  return {
    send: (mail, signal) => send.mail(compose(mail), mail, signal),
    close: () => send.close(),
    // A mail may have been written to a file before there was a mail server.
    delete: (mail) => removeFiles(folder, mail),
  };
}

interface Sender {
  mail(message: SendMailOptions, id: MailId, signal: AbortSignal): Promise<void>;
  close(): void;
}

function smtpSender(url: string): Sender {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // A message whose connection broke is tried again by the queue, which counts the tries.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // An aborted transaction ends at once: a server that has not seen its end delivers nothing.
    socketCloseTimeout: 0,
  });
  return {
    mail: async (message, _id, signal) => {
      await smtp.sendMail({ ...message, signal });
    },
    close: () => smtp.close(),
  };
}

/** Without a mail server each mail is a file that any mail program opens (docs/decisions/010). */
function fileSender(folder: string): Sender {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    mail: async (mail, id) => {
      const { message } = await composer.sendMail(mail);
      const file = fileOf(folder, id);
      await mkdir(dirname(file), { recursive: true });
      // An existing folder may be open to others.
      await chmod(folder, 0o700);
      // A reader of the folder never sees half a file.
      await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.draft`, file);
    },
    close: () => {},
  };
}

function fileOf(folder: string, { _id }: MailId): string {
  return join(folder, `${_id}.eml`);
}

async function removeFiles(folder: string, mail: MailId): Promise<void> {
  const file = fileOf(folder, mail);
  await Promise.all([file, `${file}.draft`].map((each) => rm(each, { force: true })));
}

function composed(
  { _id, to, subject, text, html, promisedAt }: StoredMail,
  from: string,
  headers: Record<string, string>,
): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    date: promisedAt,
    // The same mail sent again after a crash carries the same id, so that a mailbox can tell.
    messageId: `<${_id}@wattle>`,
    headers,
  };
}

function unsubscribeHeaders({ kind, to }: StoredMail, links: UnsubscribeLinks): Record<string, string> {
  if (!canBeStopped(kind)) return {};
  return {
    'List-Unsubscribe': `<${links.linkFor(kind, to)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
