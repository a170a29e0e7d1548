import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ROLES } from '@wattle/contract/constants';
import { readEnvironment } from '@wattle/environment';
import type { Connection } from 'mongoose';
import { DatabaseProxy } from '../../scripts/testing/database-proxy';
import { ReplicaSetProxy } from '../../scripts/testing/replica-set-proxy';
import { createApp } from '../src/app';
import { ImportRecovery } from '../src/bank/question-import/import-recovery';
import { SubmissionService } from '../src/exams/attempts/submission.service';
import { WeeklyReportsTask } from '../src/families/weekly-reports/weekly-reports.task';
import type { Database } from '../src/infrastructure/database/database';
import { createLog } from '../src/infrastructure/logging/logging';
import { Clock } from '../src/infrastructure/time/clock';
import { DocumentedStatuses } from './documented-statuses';
import { behindProxy } from './test-database';
import { TestOutput } from './test-output';
import { storeUser, TEST_USERS } from './test-users';

export type Settings = Record<string, string | undefined>;

/** The API as a test starts, stops and disturbs it. */
export class RunningApi {
  app!: NestFastifyApplication;
  private readonly statuses = new DocumentedStatuses();
  private readonly output: TestOutput;
  private offsetMs = 0;

  protected constructor(
    private readonly settings: Settings,
    public database: Database,
    readonly dataDir: string,
  ) {
    this.output = new TestOutput(dataDir);
  }

  /** Puts a proxy between the API and its database, in which a test can pause what the API sends. */
  async useDatabaseProxy(): Promise<DatabaseProxy> {
    const proxy = await DatabaseProxy.to(this.database.uri);
    await this.restartOn(async (database) => behindProxy(database, proxy));
    return proxy;
  }

  /** Lets the database look like a replica set whose primary can step down. */
  async useReplicaSet(): Promise<ReplicaSetProxy> {
    const proxy = await ReplicaSetProxy.to(this.database.uri);
    await this.restartOn(async (database) => behindProxy(database, proxy));
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

  /** Resets log, mails and clock. */
  beginTest(): void {
    this.offsetMs = 0;
    this.output.beginTest();
  }

  /** Another process on the same data, with the same clock. */
  async secondProcess() {
    const environment = readEnvironment(this.settings, this.dataDir);
    const app = await createApp(environment, this.database, createLog({ write: () => undefined }));
    this.setClock(app);
    return {
      sweep: () => app.get(SubmissionService).closeOverdue(),
      mailWeeklyReports: () => app.get(WeeklyReportsTask).run(),
      recoverImports: async (secondsAhead: number) => {
        this.setClock(app, secondsAhead);
        await app.get(ImportRecovery).run();
        this.setClock(app);
      },
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

  protected async listen(settings = this.settings, port = 0): Promise<void> {
    const environment = readEnvironment(settings, this.dataDir);
    const write = (line: string) => {
      this.output.addLine(line);
      this.statuses.note(line);
    };
    const log = createLog({ write });
    this.app = await createApp(environment, this.database, log);
    this.setClock(this.app);
    await this.app.listen(port, '127.0.0.1');
    for (const role of ROLES) {
      await storeUser(this.connection, TEST_USERS[role], { username: `test-${role}`, role });
    }
  }

  /** Moves the server's clock, until the next test begins. */
  advance(seconds: number): void {
    this.offsetMs += seconds * 1_000;
  }

  get connection(): Connection {
    return this.app.get(getConnectionToken());
  }

  /** The mails that were written to the data folder since the test began, the oldest first. */
  mails(): string[] {
    return this.output.mails();
  }

  /** The files of all mails, the oldest first. */
  mailFiles(): string[] {
    return this.output.mailFiles();
  }

  /** What the API has logged since the test began. */
  log(): string {
    return this.output.log();
  }

  private setClock(app: NestFastifyApplication, secondsAhead = 0): void {
    app.get(Clock).now = () => new Date(Date.now() + this.offsetMs + secondsAhead * 1_000);
  }

  get url(): string {
    return `http://127.0.0.1:${this.address.port}`;
  }

  private get address(): AddressInfo {
    return this.app.getHttpServer().address() as AddressInfo;
  }
}
