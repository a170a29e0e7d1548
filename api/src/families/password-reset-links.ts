import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import type { UserRecord } from '../accounts/account.schema';
import { ENVIRONMENT } from '../config/environment.module';
import { SecretKeys } from '../config/secret-keys';
import { isSigned, signatureOf } from '../config/signatures';

/**
 * Signed links by which a family sets a new password. The signature covers the hash of the password that is replaced,
 * so a link works once, and not after the password was changed in another way.
 */
@Injectable()
export class PasswordResetLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly keys: SecretKeys,
  ) {}

  /** The token stands in the fragment, which no server and no proxy gets to see. */
  linkFor(actionId: string, child: UserRecord): string {
    const signature = signatureOf(signedText(actionId, child), this.keys.passwordResetKeys);
    return new URL(`/reset-password#${actionId}.${signature}`, this.environment.publicUrl).href;
  }

  /** The id of the staff action that a token names; it proves nothing yet. */
  actionIdOf(token: string): string | undefined {
    return /^([0-9a-f]{24})\./.exec(token)?.[1];
  }

  isValid(token: string, actionId: string, child: UserRecord): boolean {
    const signature = token.slice(actionId.length + 1);
    return isSigned(signedText(actionId, child), signature, this.keys.passwordResetKeys);
  }
}

function signedText(actionId: string, { _id, passwordHash }: UserRecord): string {
  return `${actionId} ${_id} ${passwordHash}`;
}
