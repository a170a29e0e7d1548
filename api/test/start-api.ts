import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getModelToken } from '@nestjs/mongoose';
import type { Role, Subject } from '@wattle/contract/constants';
import { aQuestion } from '@wattle/contract/testing';
import type jwt from 'jsonwebtoken';
import { type Model, Types } from 'mongoose';
import request from 'supertest';
import { DatabaseProxy } from '../../scripts/testing/database-proxy';
import { derivedFields } from '../src/bank/questions/near-duplicates';
import { QuestionRecord } from '../src/bank/questions/question.schema';
import { SecretKeys } from '../src/infrastructure/config/secret-keys';
import type { Database } from '../src/infrastructure/database/database';
import { RunningApi, type Settings } from './running-api';
import { behindProxy, testDatabase } from './test-database';
import { accessToken, storeUser, TEST_USERS } from './test-users';

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

/** The whole API on an engine and a data folder of its own, with clients who speak to it over HTTP. */
export class TestApi extends RunningApi {
  private tests = 0;

  static async start(settings: Settings = {}, connect = async (database: Database) => database): Promise<TestApi> {
    const dataDir = mkdtempSync(join(tmpdir(), 'wattle-api-'));
    const database = await connect(await testDatabase(dataDir));
    // By itself a tenth of all texts, by their random ids, is marked twice.
    const own = { NODE_ENV: 'test', SEED: 'none', WRITING_SECOND_MARKS: '0', DATA_DIR: dataDir };
    const api = new TestApi({ ...own, ...settings }, database, dataDir);
    await api.listen();
    return api;
  }

  /** As `start`, with a proxy between the API and its database, in which a test can pause what the API sends. */
  static async startBehindProxy(settings: Settings = {}): Promise<{ api: TestApi; proxy: DatabaseProxy }> {
    let proxy!: DatabaseProxy;
    const api = await TestApi.start(settings, async (database) => {
      proxy = await DatabaseProxy.to(database.uri);
      return behindProxy(database, proxy);
    });
    return { api, proxy };
  }

  /** Resets log, mails and clock, and gives the test a network of its own. */
  override beginTest(): void {
    super.beginTest();
    this.tests += 1;
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
    await storeUser(this.connection, user, { username, role: 'student' });
    const token = accessToken(user, this.app.get(SecretKeys).signing);
    return { id: user.userId, username, client: () => this.browser().set('Authorization', `Bearer ${token}`) };
  }

  /** An access token as a log-in would give it, unless the test says otherwise. */
  token(role: Role, options: jwt.SignOptions = {}, key = this.app.get(SecretKeys).signing): string {
    return accessToken(TEST_USERS[role], key, options);
  }

  /** The address that clients of this test come from: on loopback a proxy is trusted to name it. */
  get network(): string {
    return `10.1.${Math.floor(this.tests / 250)}.${(this.tests % 250) + 1}`;
  }

  /** Everything that all collections hold, but for some. */
  async storedText(except: readonly string[] = []): Promise<string> {
    const collections = (await this.connection.listCollections()).filter(({ name }) => !except.includes(name));
    const documents = collections.map(({ name }) => this.connection.collection(name).find().toArray());
    return JSON.stringify(await Promise.all(documents));
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
}
