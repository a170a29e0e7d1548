import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { idSchema } from '@wattle/contract/primitives';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { SecretKeys, type SignedInUser } from '../../infrastructure';
import { ACCESS_AUDIENCE, SessionsService, TOKEN_ISSUER } from './sessions.service';

const claimsSchema = z.object({ sub: idSchema, sid: idSchema });

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
