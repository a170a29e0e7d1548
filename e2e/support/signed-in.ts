import { createHash, createSecretKey, randomUUID } from 'node:crypto';
import type { Role } from '@wattle/contract/constants';
import jwt from 'jsonwebtoken';
import { type Db, ObjectId } from 'mongodb';

/** What the API signs tokens with where it is given this secret. */
export const JWT_SECRET = 'a secret that only tests and measurements use';

/** Somebody who has logged in. */
export interface SignedIn {
  id: string;
  token: string;
}

const BATCH = 500;

/** Makes users who are signed in, as sign-ups and log-ins would: to hash the passwords of thousands takes minutes. */
export async function signInMany(db: Db, role: Role, count: number): Promise<SignedIn[]> {
  const made: SignedIn[] = [];
  while (made.length < count) made.push(...(await signInBatch(db, role, Math.min(BATCH, count - made.length))));
  return made;
}

async function signInBatch(db: Db, role: Role, count: number): Promise<SignedIn[]> {
  const users = Array.from({ length: count }, () => ({ userId: new ObjectId(), sessionId: new ObjectId() }));
  const now = new Date();
  await db.collection('accounts').insertMany(
    users.map(({ userId }) => {
      const username = randomUUID();
      return {
        users: [{ _id: userId, username, usernameKey: username, passwordHash: '', role, firstName: 'Priya' }],
        createdAt: now,
      };
    }),
  );
  await db.collection('sessions').insertMany(users.map(({ userId, sessionId }) => sessionOf(userId, now, sessionId)));
  return users.map(({ userId, sessionId }) => ({ id: String(userId), token: tokenOf(userId, sessionId) }));
}

/** The child's account becomes that of a family whose parent is signed in. */
export async function signInParentOf(db: Db, child: SignedIn): Promise<SignedIn> {
  const now = new Date();
  const parent = {
    firstName: 'Lakshmi',
    lastName: 'Iyer',
    email: `${randomUUID()}@example.com`,
    emailConfirmedAt: now,
  };
  const family = await db
    .collection('accounts')
    .findOneAndUpdate({ 'users._id': new ObjectId(child.id) }, { $set: { parent } }, { returnDocument: 'after' });
  if (!family) throw new Error('There is no such child.');
  const session = sessionOf(family._id, now);
  await db.collection('sessions').insertOne(session);
  return { id: String(family._id), token: tokenOf(family._id, session._id) };
}

function sessionOf(userId: ObjectId, refreshedAt: Date, _id = new ObjectId()) {
  const expiresAt = new Date(refreshedAt.getTime() + 86_400_000);
  return { _id, userId, cookieHash: randomUUID(), tokenHash: randomUUID(), generation: 1, refreshedAt, expiresAt };
}

function tokenOf(userId: ObjectId, sessionId: ObjectId): string {
  return jwt.sign({ sid: String(sessionId) }, createSecretKey(Buffer.from(JWT_SECRET)), {
    keyid: createHash('sha256').update(JWT_SECRET).digest('hex').slice(0, 8),
    issuer: 'wattle',
    audience: 'wattle-api',
    subject: String(userId),
    expiresIn: '1h',
  });
}
