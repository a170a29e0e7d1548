import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@wattle/environment';
import { createTransport } from 'nodemailer';
import type { StoredMail } from './mail.schema';

/** Mails that one process sends at the same time. */
export const MAILS_AT_ONCE = 5;

/** Hands mails to the outside world. */
export interface MailTransport {
  /** Rejects when the mail could not be handed over. */
  send(mail: StoredMail): Promise<void>;
  /** Gives up its connections. */
  close(): void;
  /** Removes what sending has left behind. */
  forget(mail: Pick<StoredMail, '_id'>): Promise<void>;
}

export function createMailTransport(environment: Environment): MailTransport {
  return environment.smtpUrl
    ? smtpTransport(environment.smtpUrl, environment)
    : fileTransport(join(environment.dataDir, 'mail'), environment);
}

function smtpTransport(url: string, { mailFrom }: Environment): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail(compose(mail, mailFrom));
    },
    close: () => smtp.close(),
    forget: async () => {},
  };
}

/** Without a mail server each mail is a file that any mail program opens (decision 1). */
function fileTransport(folder: string, { mailFrom }: Environment): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const fileOf = ({ _id }: Pick<StoredMail, '_id'>) => join(folder, `${_id}.eml`);
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(compose(mail, mailFrom));
      await mkdir(folder, { recursive: true });
      // A reader of the folder never sees half a file.
      const draft = `${fileOf(mail)}.draft`;
      await writeFile(draft, message as Buffer);
      await rename(draft, fileOf(mail));
    },
    close: () => {},
    forget: (mail) => rm(fileOf(mail), { force: true }),
  };
}

function compose({ _id, to, subject, text, html, promisedAt }: StoredMail, from: string) {
  // The same mail sent again after a crash carries the same id, so that a mailbox can tell.
  return { from, to, subject, text, html, date: promisedAt, messageId: `<${_id}@wattle>` };
}
