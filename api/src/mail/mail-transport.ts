import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  /** Deletes the files that sending has written. */
  delete(mail: Pick<StoredMail, '_id'>): Promise<void>;
}

export function createMailTransport(environment: Environment): MailTransport {
  return environment.smtpUrl ? smtpTransport(environment.smtpUrl, environment) : fileTransport(environment);
}

function smtpTransport(url: string, environment: Environment): MailTransport {
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
      await smtp.sendMail(compose(mail, environment.mailFrom));
    },
    close: () => smtp.close(),
    // It may have been written before there was a mail server.
    delete: (mail) => removeFiles(environment, mail),
  };
}

/** Without a mail server each mail is a file that any mail program opens (decision 1). */
function fileTransport(environment: Environment): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(compose(mail, environment.mailFrom));
      const file = fileOf(environment, mail);
      await mkdir(dirname(file), { recursive: true });
      // A reader of the folder never sees half a file.
      await writeFile(`${file}.draft`, message as Buffer);
      await rename(`${file}.draft`, file);
    },
    close: () => {},
    delete: (mail) => removeFiles(environment, mail),
  };
}

type MailId = Pick<StoredMail, '_id'>;

function fileOf({ dataDir }: Environment, { _id }: MailId): string {
  return join(dataDir, 'mail', `${_id}.eml`);
}

async function removeFiles(environment: Environment, mail: MailId): Promise<void> {
  const file = fileOf(environment, mail);
  await Promise.all([file, `${file}.draft`].map((each) => rm(each, { force: true })));
}

function compose({ _id, to, subject, text, html, promisedAt }: StoredMail, from: string) {
  // The same mail sent again after a crash carries the same id, so that a mailbox can tell.
  return { from, to, subject, text, html, date: promisedAt, messageId: `<${_id}@wattle>` };
}
