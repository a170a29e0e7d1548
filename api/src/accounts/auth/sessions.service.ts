import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LoginResponse, RefreshResponse } from '@wattle/contract/accounts';
import { SESSION_DAYS } from '@wattle/contract/constants';
import type { DeviceList } from '@wattle/contract/parent-login';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { Model, Types } from 'mongoose';
import { Clock, DAY_MS, SecretKeys, type SignedInUser } from '../../infrastructure';
import { type SessionOwner, toSessionUser, type UserRecord } from '../records/account.schema';
import { AccountsService, allowancesOf } from '../records/accounts.service';
import { type FoundAccount, unionWithAccountOf, userIn } from '../records/union-with-account';
import { type Session, SessionRecord } from './session.schema';

export const TOKEN_ISSUER = 'wattle';
export const ACCESS_AUDIENCE = 'wattle-api';
const ACCESS_SECONDS = 15 * 60;
const SESSIONS_OF_A_USER = 20;
/** Cache TTL: a log-out, a new role or a disabled account reaches other processes within this time. */
const CACHE_TTL_MS = 15_000;

const SESSION_FIELDS = ['username', 'role', 'allowances', 'disabledAt'] as const;
type SessionField = (typeof SESSION_FIELDS)[number];

/** The HttpOnly cookie of a session, which a refresh needs beside the token (docs/decisions/017). */
export interface BrowserSession {
  cookie: string | undefined;
  /** Browser and system, as it says itself. */
  device: string;
  setCookie(cookie: string): void;
  clearCookie(): void;
}

@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);
  private readonly users: LRUCache<string, SignedInUser>;

  constructor(
    @InjectModel(SessionRecord.name) private readonly records: Model<SessionRecord>,
    private readonly accounts: AccountsService,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.users = new LRUCache({ max: 10_000, ttl: CACHE_TTL_MS, perf });
  }

  /**
   * Opens a session of this browser. Closes its earlier one, and the oldest ones of a user who has too many. Where
   * `check` refuses it, the browser gets no cookie.
   */
  async open(user: SessionOwner, browser: BrowserSession, check?: () => Promise<void>): Promise<LoginResponse> {
    const { cookie: before, device, setCookie } = browser;
    if (before) await this.records.deleteMany({ cookieHash: sha256(before) });
    const _id = new Types.ObjectId();
    const cookie = randomBytes(32).toString('base64url');
    const refresh = tokenOf(_id, 1, this.keys.refreshKeys[0]);
    await this.records.create({
      _id,
      userId: user._id,
      cookieHash: sha256(cookie),
      tokenHash: sha256(refresh),
      ...(user.role === 'parent' && { device }),
      ...this.lifetime(),
    });
    const oldest = this.records
      .find({ userId: user._id }, { _id: 1 })
      .sort({ refreshedAt: -1 })
      .skip(SESSIONS_OF_A_USER);
    const tooMany = await oldest.lean<Session[]>();
    if (tooMany.length > 0) await this.records.deleteMany({ _id: { $in: tooMany.map((session) => session._id) } });
    try {
      await check?.();
    } catch (error) {
      await this.end({ _id });
      throw error;
    }
    setCookie(cookie);
    return { access: this.accessToken(user, _id), refresh, user: toSessionUser(user) };
  }

  /** Exchanges a refresh token for the next one. A reused token closes the session (docs/decisions/017). */
  async refresh(token: string, cookie: string | undefined): Promise<RefreshResponse> {
    const session = await this.find(token);
    if (!session || !cookie || sha256(cookie) !== session.cookieHash) throw expired();
    const refresh = await this.successor(session, sha256(token));
    // Another tab has refreshed since the session was read.
    if (!refresh) return this.refresh(token, cookie);
    const user =
      (await this.accounts.findById(String(session.userId))) ?? (await this.accounts.findParent(session.userId));
    if (!user || isDisabled(user)) throw expired();
    return { access: this.accessToken(user, session._id), refresh };
  }

  async close(token: string): Promise<void> {
    const session = await this.find(token);
    const isKnown = session && [session.tokenHash, session.previousHash].includes(sha256(token));
    if (isKnown) await this.end(session);
  }

  async closeAll(userId: Types.ObjectId): Promise<void> {
    await this.records.deleteMany({ userId });
    this.users.clear();
  }

  async devicesOf({ id, sessionId }: SignedInUser): Promise<DeviceList> {
    const sessions = await this.listOf(new Types.ObjectId(id));
    return {
      devices: sessions.map(({ _id, device = 'A browser', refreshedAt, expiresAt }) => ({
        id: String(_id),
        name: device,
        lastUsedAt: refreshedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: String(_id) === sessionId,
      })),
    };
  }

  /** Idempotent. */
  async endDevice({ id }: SignedInUser, sessionId: string): Promise<void> {
    const { deletedCount } = await this.records.deleteOne({ _id: sessionId, userId: new Types.ObjectId(id) });
    if (deletedCount > 0) this.users.delete(sessionId);
  }

  async endOtherDevices({ id, sessionId }: SignedInUser): Promise<void> {
    await this.records.deleteMany({ userId: new Types.ObjectId(id), _id: { $ne: sessionId } });
    this.users.clear();
  }

  /** Open sessions, the one that was used last first. */
  async listOf(userId: Types.ObjectId): Promise<Session[]> {
    const open = { userId, expiresAt: { $gt: this.clock.now() } };
    return this.records.find(open).sort({ refreshedAt: -1 }).lean<Session[]>();
  }

  async lastUsed(userId: Types.ObjectId): Promise<Date | undefined> {
    const latest = await this.records.findOne({ userId }).sort({ refreshedAt: -1 }).lean<Session>();
    return latest?.refreshedAt;
  }

  /** The user of an open session, with the current role; cached, because thousands return in the same minute. */
  async userOf(sessionId: string, userId: string): Promise<SignedInUser | undefined> {
    const cached = this.users.get(sessionId);
    if (cached) return cached.id === userId ? cached : undefined;
    const user = await this.readUserOf(new Types.ObjectId(sessionId), new Types.ObjectId(userId));
    if (!user || isDisabled(user)) return undefined;
    const { username, role } = user;
    const signedIn = { id: userId, username, role, sessionId, allowances: allowancesOf(user) };
    this.users.set(sessionId, signedIn);
    return signedIn;
  }

  private async readUserOf(
    _id: Types.ObjectId,
    userId: Types.ObjectId,
  ): Promise<Pick<UserRecord, SessionField> | SessionOwner | undefined> {
    const found = await this.records.collection
      .aggregate<Pick<Session, 'expiresAt'> | FoundAccount<SessionField>>([
        { $match: { _id, userId, expiresAt: { $gt: this.clock.now() } } },
        { $project: { expiresAt: 1 } },
        unionWithAccountOf(userId, SESSION_FIELDS),
      ])
      .toArray();
    const isLive = found.some((each) => 'expiresAt' in each);
    if (!isLive) return undefined;
    return userIn<SessionField>(found, userId) ?? this.accounts.findParent(userId);
  }

  private async find(token: string): Promise<Session | null> {
    const id = token.slice(0, token.indexOf('.'));
    if (!Types.ObjectId.isValid(id)) return null;
    return this.records.findOne({ _id: id, expiresAt: { $gt: this.clock.now() } }).lean<Session>();
  }

  private async successor(session: Session, presented: string): Promise<string | undefined> {
    const { _id, generation, tokenHash, previousHash } = session;
    if (presented === tokenHash) {
      const next = tokenOf(_id, generation + 1, this.keys.refreshKeys[0]);
      const change = { tokenHash: sha256(next), previousHash: tokenHash, ...this.lifetime() };
      const { modifiedCount } = await this.records.updateOne(
        { _id, generation },
        { $set: change, $inc: { generation: 1 } },
      );
      return modifiedCount === 1 ? next : undefined;
    }
    // During a rotation of secrets it may be derived from the previous one.
    const current = this.keys.refreshKeys
      .map((key) => tokenOf(_id, generation, key))
      .find((token) => sha256(token) === tokenHash);
    // Two tabs may refresh at once, or the response was lost: the current one has not been used yet.
    if (presented === previousHash && current) return current;

    await this.end(session);
    this.logger.warn(`Session ${_id} was ended: a refresh token was used a second time.`);
    throw expired();
  }

  private accessToken(user: SessionOwner, sessionId: Types.ObjectId): string {
    const { kid, key } = this.keys.signing;
    return jwt.sign({ sid: String(sessionId) }, key, {
      keyid: kid,
      issuer: TOKEN_ISSUER,
      audience: ACCESS_AUDIENCE,
      subject: String(user._id),
      expiresIn: ACCESS_SECONDS,
    });
  }

  private async end({ _id }: Pick<Session, '_id'>): Promise<void> {
    await this.records.deleteOne({ _id });
    this.users.delete(String(_id));
  }

  private lifetime() {
    const refreshedAt = this.clock.now();
    return { refreshedAt, expiresAt: new Date(refreshedAt.getTime() + SESSION_DAYS * DAY_MS) };
  }
}

/** Derived from the generation, so that two tabs that refresh at once get the same token. */
function tokenOf(id: Types.ObjectId, generation: number, key: KeyObject): string {
  return `${id}.${createHmac('sha256', key).update(`${id} ${generation}`).digest('base64url')}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function expired(): UnauthorizedException {
  return new UnauthorizedException('Your session has ended. Please log in again.');
}

function isDisabled(user: SessionOwner | Pick<UserRecord, SessionField>): boolean {
  return 'disabledAt' in user && Boolean(user.disabledAt);
}
