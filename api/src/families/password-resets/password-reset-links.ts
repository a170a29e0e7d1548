import { Inject, Injectable } from '@nestjs/common';
import { type Environment, isSigned, signatureOf } from '@wattle/environment';
import type { MailedChild } from '../../accounts';
import { ENVIRONMENT, SecretKeys } from '../../infrastructure';

/**
 * Signed links by which a family sets a new password. The signature covers the hash of the password that is replaced,
 * so a link works once, and not after the password was changed in another way; and the address that it is mailed to, so
 * that it ends where the family gets another one.
 */
@Injectable()
export class PasswordResetLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keys: SecretKeys,
  ) {}

  /** The token stands in the fragment, which no server and no proxy gets to see. */
  linkFor(actionId: string, child: MailedChild): string {
    const signature = signatureOf(signedText(actionId, child), this.keys.passwordResetKeys);
    return new URL(`/reset-password#${actionId}.${signature}`, this.environment.publicUrl).href;
  }

  /** The id of the staff action that a token names; it proves nothing yet. */
  actionIdOf(token: string): string | undefined {
    return /^([0-9a-f]{24})\./.exec(token)?.[1];
  }

  isValid(token: string, actionId: string, child: MailedChild): boolean {
    const signature = token.slice(actionId.length + 1);
    return isSigned(signedText(actionId, child), signature, this.keys.passwordResetKeys);
  }
}

function signedText(actionId: string, { family, child }: MailedChild): string {
  return `${actionId} ${child._id} ${child.passwordHash} ${family.parent.email}`;
}
