import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { ENVIRONMENT } from '../../infrastructure';
import { UnsubscribeLinks } from '../links/mailed-links';
import { canBeStopped, type StoredMail } from './mail.schema';

export const MAILS_AT_ONCE = 5;

const fileComposer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

@Injectable()
export class MailTransport implements OnModuleDestroy {
  private readonly folder: string;
  private readonly smtp: ReturnType<typeof smtpPool> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly links: UnsubscribeLinks,
  ) {
    this.folder = join(environment.dataDir, 'mail');
    this.smtp = environment.smtpUrl ? smtpPool(environment.smtpUrl) : undefined;
  }

  onModuleDestroy(): void {
    this.smtp?.close();
  }

  /** Rejects when the mail could not be sent; the signal ends what is under way. */
  async send(mail: StoredMail, signal: AbortSignal): Promise<void> {
    const message = this.compose(mail);
    if (this.smtp) await this.smtp.sendMail({ ...message, signal });
    else await this.write(message, this.fileOf(mail));
  }

  /** Deletes the files of a mail, also of one that was written before there was a mail server. */
  async delete(mail: Pick<StoredMail, '_id'>): Promise<void> {
    const file = this.fileOf(mail);
    await Promise.all([file, `${file}.draft`].map((each) => rm(each, { force: true })));
  }

  private async write(message: SendMailOptions, file: string): Promise<void> {
    const composed = await fileComposer.sendMail(message);
    await mkdir(this.folder, { recursive: true });
    // An existing folder may be open to others.
    await chmod(this.folder, 0o700);
    // A reader of the folder never sees half a file.
    await writeFile(`${file}.draft`, composed.message as Buffer, { mode: 0o600 });
    await rename(`${file}.draft`, file);
  }

  private fileOf({ _id }: Pick<StoredMail, '_id'>): string {
    return join(this.folder, `${_id}.eml`);
  }

  private compose({ _id, kind, to, subject, text, html, promisedAt }: StoredMail): SendMailOptions {
    const unsubscribe = canBeStopped(kind) && {
      'List-Unsubscribe': `<${this.links.linkFor(kind, to)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      from: this.environment.mailFrom,
      // Not as a text, which could name several.
      to: { name: '', address: to },
      subject,
      text,
      html,
      date: promisedAt,
      // The same mail sent again after a crash carries the same id, so that a mailbox can tell.
      messageId: `<${_id}@wattle>`,
      headers: { ...unsubscribe },
    };
  }
}

function smtpPool(url: string) {
  return createTransport({
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
}
