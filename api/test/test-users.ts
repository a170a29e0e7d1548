import type { Role } from '@wattle/contract/constants';
import jwt from 'jsonwebtoken';
import { type Connection, Types } from 'mongoose';
import { ACCESS_AUDIENCE, TOKEN_ISSUER } from '../src/accounts/auth/sessions.service';
import type { SecretKeys } from '../src/infrastructure/config/secret-keys';

/** One user of each role, who is signed in. */
export const TEST_USERS = {
  admin: { userId: 'a'.repeat(24), sid: 'a0'.repeat(12) },
  content: { userId: 'c'.repeat(24), sid: 'c0'.repeat(12) },
  marker: { userId: 'd'.repeat(24), sid: 'd0'.repeat(12) },
  student: { userId: 'b'.repeat(24), sid: 'b0'.repeat(12) },
  parent: { userId: 'e'.repeat(24), sid: 'e0'.repeat(12) },
} satisfies Record<Role, TestUser>;

/** The address of the parent among them. */
const PARENT = 'test-parent@wattle.example';

export interface TestUser {
  userId: string;
  /** The id of a session. */
  sid: string;
}

/** An access token as a log-in would give it, unless the test says otherwise. */
export function accessToken(
  { userId, sid }: TestUser,
  key: SecretKeys['signing'],
  options: jwt.SignOptions = {},
): string {
  return jwt.sign({ sid }, key.key, {
    keyid: key.kid,
    issuer: TOKEN_ISSUER,
    audience: ACCESS_AUDIENCE,
    expiresIn: '15m',
    subject: userId,
    ...options,
  });
}

/** Writes the account and the session of a user who has logged in. */
export async function storeUser(
  connection: Connection,
  { userId, sid }: TestUser,
  { username, role }: { username: string; role: Role },
): Promise<void> {
  const [user, session] = [userId, sid].map((id) => new Types.ObjectId(id));
  const ahead = new Date(Date.now() + 365 * 86_400_000);
  const stored = { username, usernameKey: username, passwordHash: '' };
  const account =
    role === 'parent'
      ? {
          users: [{ _id: session, ...stored, role: 'student' }],
          parent: { email: PARENT, emailConfirmedAt: new Date() },
        }
      : { users: [{ _id: user, ...stored, role }] };
  await connection
    .collection('accounts')
    .updateOne({ _id: user }, { $set: { ...account, createdAt: new Date() } }, { upsert: true });
  await connection
    .collection('sessions')
    .updateOne(
      { _id: session },
      { $set: { userId: user, cookieHash: '', tokenHash: '', refreshedAt: new Date(), expiresAt: ahead } },
      { upsert: true },
    );
}
