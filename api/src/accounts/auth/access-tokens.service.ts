import { Injectable } from '@nestjs/common';
import { idSchema } from '@wattle/contract';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { SecretKeys } from '../../infrastructure';
import type { UserRecord } from '../records/account.schema';

/** Issuer and audience of every access token. */
export const TOKEN_ISSUER = 'wattle';
export const ACCESS_AUDIENCE = 'wattle-api';

/** Lifetime of an access token (docs/decisions/017). */
const ACCESS_SECONDS = 15 * 60;

/** Claims of an access token: `sub` is the user, `sid` the session. */
export const accessClaimsSchema = z.object({ sub: idSchema, sid: idSchema });

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
