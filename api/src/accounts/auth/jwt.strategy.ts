import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SecretKeys, type SignedInUser } from '../../infrastructure';
import { ACCESS_AUDIENCE, accessClaimsSchema, TOKEN_ISSUER } from './access-tokens.service';
import { SessionsService } from './sessions.service';

/** Reads the access token of a request: `Authorization: Bearer` (docs/decisions/006). */
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

  /** The token names the session; whether it has ended, and the role of its user, is looked up. */
  async validate(claims: unknown): Promise<SignedInUser | null> {
    const { data } = accessClaimsSchema.safeParse(claims);
    return (data && (await this.sessions.userOf(data.sid, data.sub))) ?? null;
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
