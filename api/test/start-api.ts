import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role, Subject } from '@wattle/contract';
import { aQuestion } from '@wattle/contract/testing';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
import { readEnvironment, readTestEnvironment } from '@wattle/environment';
import jwt from 'jsonwebtoken';
import { type Connection, type Model, Types } from 'mongoose';
import request from 'supertest';
import { createApp } from '../src/app';
import { SubmissionService } from '../src/attempts/submission.service';
import { ACCESS_AUDIENCE, TOKEN_ISSUER } from '../src/auth/access-tokens.service';
import { TokenKeys } from '../src/auth/token-keys';
import { Clock } from '../src/common/clock';
import { createLog } from '../src/common/logging';
import type { Database } from '../src/database/database';
import { passageKeyOf, QuestionRecord } from '../src/questions/question.schema';

const { mongodbUri } = readTestEnvironment(process.env);

/** One user of each role, who is signed in. */
export const TEST_USERS = {
  admin: { userId: 'a'.repeat(24), sid: 'a0'.repeat(12) },
  student: { userId: 'b'.repeat(24), sid: 'b0'.repeat(12) },
} satisfies Record<Role, object>;

type Settings = Record<string, string | undefined>;

/** The whole API on an engine and a data folder of its own, spoken to over HTTP. */
export class TestApi {
  app!: NestFastifyApplication;
  private readonly logged: string[] = [];

  private constructor(
    private readonly settings: Settings,
    readonly database: Database,
    readonly dataDir: string,
  ) {}

  static async start(settings: Settings = {}): Promise<TestApi> {
    const dataDir = mkdtempSync(join(tmpdir(), 'wattle-api-'));
    const api = new TestApi(
      { NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, ...settings },
      await testDatabase(dataDir),
      dataDir,
    );
    await api.listen();
    return api;
  }

  /** Stops the API and starts it again on the same data and port, with other settings where some are given. */
  async restart(changes: Settings = {}): Promise<void> {
    const { port } = this.address;
    await this.app.close();
    await this.listen({ ...this.settings, ...changes }, port);
  }

  /** Another process on the same data. */
  async secondProcess() {
    const environment = readEnvironment(this.settings, this.dataDir);
    const app = await createApp(environment, this.database, createLog({ write: () => undefined }));
    return {
      advance: (seconds: number) => advance(app, seconds),
      sweep: () => app.get(SubmissionService).closeOverdue(),
      close: () => app.close(),
    };
  }

  async close(): Promise<void> {
    if (mongodbUri) await this.connection.dropDatabase();
    await this.app.close();
    await this.database.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async listen(settings = this.settings, port = 0): Promise<void> {
    const environment = readEnvironment(settings, this.dataDir);
    const log = createLog({ write: (line) => void this.logged.push(line) });
    this.app = await createApp(environment, this.database, log);
    await this.app.listen(port, '127.0.0.1');
    await signInTestUsers(this.connection);
  }

  /** A client without cookies and without a token. */
  anybody() {
    return request(this.url);
  }

  /** A browser of its own: it keeps its cookies. */
  browser() {
    return request.agent(this.url);
  }

  /** A client with the access token of a user of this role. */
  as(role: Role) {
    return request.agent(this.url).set('Authorization', `Bearer ${this.token(role)}`);
  }

  /** An access token as a log-in would give it, unless the test says otherwise. */
  token(role: Role, options: jwt.SignOptions = {}, key = this.app.get(TokenKeys).signing): string {
    const { userId, sid } = TEST_USERS[role];
    return jwt.sign({ sid }, key.key, {
      keyid: key.kid,
      issuer: TOKEN_ISSUER,
      audience: ACCESS_AUDIENCE,
      expiresIn: '15m',
      subject: userId,
      ...options,
    });
  }

  /** Moves the server's clock. */
  advance(seconds: number): void {
    advance(this.app, seconds);
  }

  get connection(): Connection {
    return this.app.get(getConnectionToken());
  }

  /** Writes questions into the bank; what a test does not care about is made up. */
  async addQuestions(subject: Subject, count: number, overrides: Partial<QuestionRecord> = {}) {
    const questions: Model<QuestionRecord> = this.app.get(getModelToken(QuestionRecord.name));
    const records = Array.from({ length: count }, () => {
      const { id, ...fields } = aQuestion();
      return { ...fields, subject, passageKey: passageKeyOf(overrides.text), ...overrides };
    });
    return questions.insertMany(records);
  }

  /** The mails that were written to the data folder, the oldest first. */
  mails(): string[] {
    const folder = join(this.dataDir, 'mail');
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  }

  log(): string {
    return this.logged.join('');
  }

  private get url(): string {
    return `http://127.0.0.1:${this.address.port}`;
  }

  private get address(): AddressInfo {
    return this.app.getHttpServer().address() as AddressInfo;
  }
}

function advance(app: NestFastifyApplication, seconds: number): void {
  const clock = app.get(Clock);
  const before = clock.now.bind(clock);
  clock.now = () => new Date(before().getTime() + seconds * 1_000);
}

/** The server that TEST_MONGODB_URI names, or an embedded engine. */
async function testDatabase(dataDir: string): Promise<Database> {
  if (mongodbUri) {
    return { uri: mongodbUri, name: `wattle_test_${randomUUID().slice(0, 8)}`, close: async () => {} };
  }
  const engine = await startEmbeddedMongo({ dataDir: join(dataDir, 'mongo') });
  return { uri: engine.uri, name: 'wattle_test', close: () => engine.close() };
}

async function signInTestUsers(connection: Connection): Promise<void> {
  const idOf = (id: string) => new Types.ObjectId(id);
  for (const [role, { userId, sid }] of Object.entries(TEST_USERS)) {
    const user = { _id: idOf(userId), username: `test-${role}`, usernameKey: `test-${role}`, passwordHash: '', role };
    const ahead = new Date(Date.now() + 365 * 86_400_000);
    const session = { userId: idOf(userId), cookieHash: '', tokenHash: '', refreshedAt: new Date(), expiresAt: ahead };
    const upsert = { upsert: true };
    await connection.collection('accounts').updateOne({ _id: idOf(userId) }, { $set: { users: [user] } }, upsert);
    await connection.collection('sessions').updateOne({ _id: idOf(sid) }, { $set: session }, upsert);
  }
}
