import { Inject, Injectable } from '@nestjs/common';
import type { MailKind } from '@wattle/contract/mail';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../../infrastructure';
import { addressHashOf, type Subscription } from '../addresses/mailbox';
import { LinkSigner } from './link-signer';

/** Signed links by which whoever receives a mail stops further ones of its kind. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly signer: LinkSigner,
  ) {}

  linkFor(kind: MailKind, email: string): string {
    const content = `${kind}.${addressHashOf(email)}`;
    const url = new URL('/api/mail/unsubscribe', this.environment.publicUrl);
    url.searchParams.set('token', `${content}.${this.signer.sign('unsubscribe', content)}`);
    return url.href;
  }

  read(token: string): Subscription | undefined {
    const [kind = '', addressHash = '', signature = ''] = token.split('.');
    const isOurs = this.signer.isSigned('unsubscribe', `${kind}.${addressHash}`, signature);
    return isOurs ? { kind: kind as MailKind, addressHash } : undefined;
  }
}
