import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import type { UserRecord } from '../accounts/account.schema';
import { SecretKeys } from '../config/secret-keys';

/** What every access token says of where it comes from and what it is for. */
export const TOKEN_ISSUER = 'wattle';
export const ACCESS_AUDIENCE = 'wattle-api';

/** An access token lives this long (decision 4). */
const ACCESS_SECONDS = 15 * 60;

/** What an access token says: `sub` is the user, `sid` the session that it came from. */
export interface AccessClaims {
  sub: string;
  sid: string;
}

@Injectable()
export class AccessTokens {
  constructor(private readonly keys: SecretKeys) {}

  sign({ _id }: Pick<UserRecord, '_id'>, sessionId: string): string {
    const { kid, key } = this.keys.signing;
    return jwt.sign({ sid: sessionId }, key, {
      keyid: kid,
      issuer: TOKEN_ISSUER,
      audience: ACCESS_AUDIENCE,
      subject: String(_id),
      expiresIn: ACCESS_SECONDS,
    });
  }
}
