import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { idSchema } from '@wattle/contract/primitives';
import jwt from 'jsonwebtoken';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { SecretKeys, type SignedInUser } from '../../infrastructure';
import type { UserRecord } from '../records/account.schema';
import { SessionsService } from './sessions.service';

export const TOKEN_ISSUER = 'wattle';
export const ACCESS_AUDIENCE = 'wattle-api';

const ACCESS_SECONDS = 15 * 60;

const claimsSchema = z.object({ sub: idSchema, sid: idSchema });

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

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    keys: SecretKeys,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: unknown, key?: never) => void) =>
        done(null, keys.find(keyId(token)) as never),
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: ACCESS_AUDIENCE,
    });
  }

  async validate(claims: unknown): Promise<SignedInUser | null> {
    const { data } = claimsSchema.safeParse(claims);
    return (data && (await this.sessions.userOf(data.sid, data.sub))) ?? null;
  }
}

/** `jwt.decode` would throw where the payload is not JSON. */
function keyId(token: string): unknown {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
    return (header as { kid?: unknown } | null)?.kid;
  } catch {
    return undefined;
  }
}
