import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Role } from '@wattle/contract';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { TokenKeys } from './token-keys';

/** What every access token says of where it comes from and what it is for. */
export const TOKEN_ISSUER = 'wattle';
export const ACCESS_AUDIENCE = 'wattle-api';

export interface SignedInUser {
  id: string;
  role: Role;
}

interface AccessClaims {
  sub: string;
  role: Role;
}

/** Reads the access token of a request: `Authorization: Bearer` (decision 3). */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(keys: TokenKeys) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: unknown, key?: never) => void) =>
        done(null, keys.find(keyId(token)) as never),
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: ACCESS_AUDIENCE,
    });
  }

  validate({ sub, role }: AccessClaims): SignedInUser {
    return { id: sub, role };
  }
}

function keyId(token: string): unknown {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
    return (header as { kid?: unknown } | null)?.kid;
  } catch {
    return undefined;
  }
}
