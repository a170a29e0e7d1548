import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
import { type Connection, type Model, mongo, Types } from 'mongoose';
import request from 'supertest';
import { DatabaseProxy } from '../../scripts/testing/database-proxy';
import { ReplicaSetProxy } from '../../scripts/testing/replica-set-proxy';
import { createApp } from '../src/app';
import { SubmissionService } from '../src/attempts/submission.service';
import { ACCESS_AUDIENCE, TOKEN_ISSUER } from '../src/auth/access-tokens.service';
import { WeeklyReportsTask } from '../src/child-progress/weekly-reports.task';
import { Clock } from '../src/common/clock';
import { createLog } from '../src/common/logging';
import { SecretKeys } from '../src/config/secret-keys';
import type { Database } from '../src/database/database';
import { derivedFields } from '../src/questions/derived-fields';
import { QuestionRecord } from '../src/questions/question.schema';
import { DocumentedStatuses } from './documented-statuses';
import { testWhere } from './test-where';

const { mongodbUri } = readTestEnvironment(process.env);

/** Jest's `test` where the API runs on the embedded engine. */
export const testOnEngine = testWhere(mongodbUri === undefined, 'skipped: TEST_MONGODB_URI names a MongoDB server');

/** One user of each role, who is signed in. */
export const TEST_USERS = {
  admin: { userId: 'a'.repeat(24), sid: 'a0'.repeat(12) },
  student: { userId: 'b'.repeat(24), sid: 'b0'.repeat(12) },
} satisfies Record<Role, TestUser>;

interface TestUser {
  userId: string;
  /** The id of a session. */
  sid: string;
}

type Settings = Record<string, string | undefined>;

/**
 * One API for all tests of a file. Each test has a network address of its own, so that rate limits begin anew, and the
 * real time; everything else that it needs it creates for itself, such as a student.
 */
export function useApi(settings: Settings = {}, prepare: (api: TestApi) => Promise<unknown> = async () => {}) {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start(settings);
    await prepare(api);
  });
  beforeEach(() => api.beginTest());
  afterAll(() => api.close());
  return {
    get api() {
      return api;
    },
  };
}

/** A child with an account and a session of its own. */
export interface TestStudent {
  id: string;
  username: string;
  /** A new client with the child's access token. */
  client(): ReturnType<TestApi['as']>;
}

/** The whole API on an engine and a data folder of its own, spoken to over HTTP. */
export class TestApi {
  app!: NestFastifyApplication;
  private logged: string[] = [];
  private readonly statuses = new DocumentedStatuses();
  private earlierMails = new Set<string>();
  private tests = 0;
  private offsetMs = 0;

  private constructor(
    private readonly settings: Settings,
    public database: Database,
    readonly dataDir: string,
  ) {}

  static async start(settings: Settings = {}): Promise<TestApi> {
    const dataDir = mkdtempSync(join(tmpdir(), 'wattle-api-'));
    const database = await testDatabase(dataDir);
    const api = new TestApi({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, ...settings }, database, dataDir);
    await api.listen();
    return api;
  }

  /** Puts a proxy between the API and its database, in which a test can pause what the API sends. */
  async useDatabaseProxy(): Promise<DatabaseProxy> {
    return this.connectThrough(await DatabaseProxy.to(this.database.uri));
  }

  /** Lets the database look like a replica set whose primary can step down. */
  async useReplicaSet(): Promise<ReplicaSetProxy> {
    return this.connectThrough(await ReplicaSetProxy.to(this.database.uri));
  }

  private async connectThrough<Proxy extends DatabaseProxy | ReplicaSetProxy>(proxy: Proxy): Promise<Proxy> {
    const { database } = this;
    this.database = {
      ...database,
      get uri() {
        return proxy.uri;
      },
      close: async () => {
        await proxy.close();
        await database.close();
      },
    };
    await this.restart();
    return proxy;
  }

  /** Stops the API and starts it again on the same data and port, with other settings where some are given. */
  async restart(changes: Settings = {}): Promise<void> {
    const { port } = this.address;
    await this.app.close();
    await this.listen({ ...this.settings, ...changes }, port);
  }

  /** Stops the API, and starts it again on the same port with the database that `move` returns. */
  async restartOn(move: (from: Database) => Promise<Database>): Promise<void> {
    const { port } = this.address;
    await this.app.close();
    this.database = await move(this.database);
    await this.listen(this.settings, port);
  }

  /** Resets log, mails and clock, and gives the test a network of its own. */
  beginTest(): void {
    this.tests += 1;
    this.offsetMs = 0;
    this.logged = [];
    this.earlierMails = new Set(this.mailFiles());
  }

  /** Another process on the same data, with the same clock. */
  async secondProcess() {
    const environment = readEnvironment(this.settings, this.dataDir);
    const app = await createApp(environment, this.database, createLog({ write: () => undefined }));
    this.setClock(app);
    return {
      sweep: () => app.get(SubmissionService).closeOverdue(),
      mailWeeklyReports: () => app.get(WeeklyReportsTask).run(),
      client: app.get<Connection>(getConnectionToken()).getClient(),
      close: async () => {
        await app.close();
        // Passport holds one strategy in a process: that of the application which was created last.
        await this.restart();
      },
    };
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
    rmSync(this.dataDir, { recursive: true, force: true });
    this.statuses.requireAll();
  }

  private async listen(settings = this.settings, port = 0): Promise<void> {
    const environment = readEnvironment(settings, this.dataDir);
    const write = (line: string) => {
      this.logged.push(line);
      this.statuses.note(line);
    };
    const log = createLog({ write });
    this.app = await createApp(environment, this.database, log);
    this.setClock(this.app);
    await this.app.listen(port, '127.0.0.1');
    for (const [role, user] of Object.entries(TEST_USERS)) await this.signIn(user, { username: `test-${role}`, role });
  }

  /** A client without cookies and without a token. */
  anybody() {
    const from = this.network;
    const send = (method: 'get' | 'post' | 'put' | 'delete' | 'options') => (path: string) =>
      request(this.url)[method](path).set('X-Forwarded-For', from);
    return { get: send('get'), post: send('post'), put: send('put'), delete: send('delete'), options: send('options') };
  }

  /** A browser of its own: it keeps its cookies. */
  browser() {
    return request.agent(this.url).set('X-Forwarded-For', this.network);
  }

  /** A client with the access token of a user of this role. */
  as(role: Role) {
    return this.browser().set('Authorization', `Bearer ${this.token(role)}`);
  }

  /** Creates a child that is signed in; no other test knows it. */
  async addStudent(): Promise<TestStudent> {
    const user = { userId: new Types.ObjectId().toHexString(), sid: new Types.ObjectId().toHexString() };
    const username = `student-${user.userId.slice(-10)}`;
    await this.signIn(user, { username, role: 'student' });
    const token = this.tokenOf(user);
    return { id: user.userId, username, client: () => this.browser().set('Authorization', `Bearer ${token}`) };
  }

  /** An access token as a log-in would give it, unless the test says otherwise. */
  token(role: Role, options: jwt.SignOptions = {}, key = this.app.get(SecretKeys).signing): string {
    return this.tokenOf(TEST_USERS[role], options, key);
  }

  /** Moves the server's clock, until the next test begins. */
  advance(seconds: number): void {
    this.offsetMs += seconds * 1_000;
  }

  /** The address that clients of this test come from: on loopback a proxy is trusted to name it. */
  get network(): string {
    return `10.1.${Math.floor(this.tests / 250)}.${(this.tests % 250) + 1}`;
  }

  get connection(): Connection {
    return this.app.get(getConnectionToken());
  }

  /** Writes questions into the bank; what a test does not care about is made up. */
  async addQuestions(subject: Subject, count: number, overrides: Partial<QuestionRecord> = {}) {
    const questions: Model<QuestionRecord> = this.app.get(getModelToken(QuestionRecord.name));
    const records = Array.from({ length: count }, () => {
      const { id, ...fields } = aQuestion();
      return { ...fields, subject, ...derivedFields({ ...fields, ...overrides }), ...overrides };
    });
    return questions.insertMany(records);
  }

  /** The mails that were written to the data folder since the test began, the oldest first. */
  mails(): string[] {
    const files = this.mailFiles().filter((file) => !this.earlierMails.has(file));
    return files.map((file) => readFileSync(file, 'utf8'));
  }

  /** What the API has logged since the test began. */
  log(): string {
    return this.logged.join('');
  }

  /** The files of these mails, the oldest first. */
  mailFiles(): string[] {
    const folder = join(this.dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => join(folder, name));
  }

  private setClock(app: NestFastifyApplication): void {
    app.get(Clock).now = () => new Date(Date.now() + this.offsetMs);
  }

  private tokenOf({ userId, sid }: TestUser, options: jwt.SignOptions = {}, key = this.app.get(SecretKeys).signing) {
    return jwt.sign({ sid }, key.key, {
      keyid: key.kid,
      issuer: TOKEN_ISSUER,
      audience: ACCESS_AUDIENCE,
      expiresIn: '15m',
      subject: userId,
      ...options,
    });
  }

  private async signIn({ userId, sid }: TestUser, { username, role }: { username: string; role: string }) {
    const [user, session] = [userId, sid].map((id) => new Types.ObjectId(id));
    const ahead = new Date(Date.now() + 365 * 86_400_000);
    await this.connection
      .collection('accounts')
      .updateOne(
        { _id: user },
        { $set: { users: [{ _id: user, username, usernameKey: username, passwordHash: '', role }] } },
        { upsert: true },
      );
    await this.connection
      .collection('sessions')
      .updateOne(
        { _id: session },
        { $set: { userId: user, cookieHash: '', tokenHash: '', refreshedAt: new Date(), expiresAt: ahead } },
        { upsert: true },
      );
  }

  get url(): string {
    return `http://127.0.0.1:${this.address.port}`;
  }

  private get address(): AddressInfo {
    return this.app.getHttpServer().address() as AddressInfo;
  }
}

/** The server that TEST_MONGODB_URI names, or an embedded engine. */
async function testDatabase(dataDir: string): Promise<Database> {
  const name = `wattle_test_${randomUUID().slice(0, 8)}`;
  if (mongodbUri) return { uri: mongodbUri, name, close: () => dropDatabase(mongodbUri, name) };
  const engine = await startEmbeddedMongo({ dataDir: join(dataDir, 'mongo'), port: 0 });
  return { uri: engine.uri, name, close: () => engine.close() };
}

/** With a client of its own: the API is closed by then, and a test may have cut it off from its database. */
async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = new mongo.MongoClient(uri);
  try {
    await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
