import { Injectable } from '@nestjs/common';
import type { MailedChild } from '../../accounts';
import { LinkSigner } from '../../mail';

/**
 * Signed links by which a family sets a new password. The signature covers the hash of the password that is replaced,
 * so a link works once, and not after the password was changed in another way; and the address that it is mailed to, so
 * that it ends where the family gets another one.
 */
@Injectable()
export class PasswordResetLinks {
  constructor(private readonly signer: LinkSigner) {}

  linkFor(actionId: string, child: MailedChild): string {
    const signature = this.signer.sign('password-reset', signedText(actionId, child));
    return this.signer.urlOf('/reset-password', `${actionId}.${signature}`);
  }

  /** The id of the staff action that a token names; it proves nothing yet. */
  actionIdOf(token: string): string | undefined {
    return /^([0-9a-f]{24})\./.exec(token)?.[1];
  }

  isValid(token: string, actionId: string, child: MailedChild): boolean {
    const signature = token.slice(actionId.length + 1);
    return this.signer.isSigned('password-reset', signedText(actionId, child), signature);
  }
}

function signedText(actionId: string, { family, child }: MailedChild): string {
  return `${actionId} ${child._id} ${child.passwordHash} ${family.parent.email}`;
}
