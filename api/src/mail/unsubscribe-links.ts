import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { MailKind } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../config/environment.module';
import { SecretKeys } from '../config/secret-keys';
import { mailboxHash } from './mailbox';
import type { Subscription } from './subscription';

/** Signed links by which whoever receives a mail stops further ones of its kind. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keys: SecretKeys,
  ) {}

  linkFor(kind: MailKind, email: string): string {
    const content = `${kind}.${mailboxHash(email)}`;
    const url = new URL('/api/mail/unsubscribe', this.environment.publicUrl);
    url.searchParams.set('token', `${content}.${this.signatures(content)[0]}`);
    return url.href;
  }

  /** What a token is about; nothing where it is not signed by this installation. */
  read(token: string): Subscription | undefined {
    const [kind = '', mailbox = '', signature = ''] = token.split('.');
    const isOurs = this.signatures(`${kind}.${mailbox}`).some((expected) => isEqual(expected, signature));
    return isOurs ? { kind: kind as MailKind, mailbox } : undefined;
  }

  private signatures(content: string): string[] {
    return this.keys.unsubscribeKeys.map((key) => createHmac('sha256', key).update(content).digest('base64url'));
  }
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
