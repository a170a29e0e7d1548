import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/testing/free-port';
import { API_BUILD, DEMO_DATA, DEMO_MADE, REGISTRY_KEY_FILE, RELEASES } from './build';
import { killed, runNode, stopProcess, waitUntilOk } from './processes';

export type Settings = Record<string, string>;

/** The whole product as `npm start` runs it, on ports and data of its own. */
export class Product {
  private api: ChildProcess | undefined;
  private shell: ChildProcess | undefined;
  private registry: ChildProcess | undefined;
  private ports = { shell: 0, api: 0, registry: 0 };
  /** Whether API and data are those of another product. */
  private isGuest = false;

  private constructor(
    private readonly settings: Settings,
    readonly dataDir = mkdtempSync(join(tmpdir(), 'wattle-e2e-')),
  ) {}

  /** With the bank and the accounts of the demo, which {@link Product.prepareDemoData} has loaded. */
  static start(settings: Settings = {}): Promise<Product> {
    const product = new Product(settings);
    if (existsSync(DEMO_DATA)) cpSync(DEMO_DATA, product.dataDir, { recursive: true });
    return product.begin();
  }

  /** A shell with other releases in front of the same API: to start an API takes six times as long as a shell. */
  async withOtherReleases(folder: string): Promise<Product> {
    const other = new Product({ RELEASES_DIR: folder }, this.dataDir);
    other.ports = { ...this.ports, shell: await freePort() };
    other.isGuest = true;
    await other.startShell();
    return other;
  }

  /**
   * Loads the demo once for all products: a start of its own takes each of them seconds. What the same build has loaded
   * on the same day is used again; its results are of the days before.
   */
  static async prepareDemoData(): Promise<void> {
    const made = `${readFileSync(API_BUILD, 'utf8')} ${new Date().toDateString()}`;
    if (existsSync(DEMO_MADE) && readFileSync(DEMO_MADE, 'utf8') === made) return;
    const product = await new Product({}).begin();
    await product.end();
    for (const old of [DEMO_MADE, DEMO_DATA]) rmSync(old, { recursive: true, force: true });
    cpSync(product.dataDir, DEMO_DATA, { recursive: true });
    writeFileSync(DEMO_MADE, made);
    await product.close();
  }

  private async begin(): Promise<this> {
    this.ports = { shell: await freePort(), api: await freePort(), registry: await freePort() };
    try {
      await Promise.all([this.startApi(), this.startShell()]);
    } catch (error) {
      await this.close();
      throw error;
    }
    return this;
  }

  get url(): string {
    return `http://localhost:${this.ports.shell}`;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${this.ports.api}`;
  }

  /** Of the socket on which the engine of the API listens. */
  get databaseUri(): string {
    return `mongodb://${encodeURIComponent(join(this.dataDir, 'mongo', 'mongo.sock'))}`;
  }

  get pids(): { api: number; shell: number } {
    return { api: this.api?.pid ?? 0, shell: this.shell?.pid ?? 0 };
  }

  /** Settings given here hold until the next start. */
  async startApi(settings: Settings = {}): Promise<void> {
    this.api = this.run('api/dist/main.mjs', settings);
    await waitUntilOk(`${this.apiUrl}/api/ready`);
  }

  /** Starts the process that takes releases of teams. */
  async startRegistry(): Promise<void> {
    this.registry = this.run('shell/dist/server/registry-service.mjs');
    await waitUntilOk(`${this.url}/registry/remotes/auth`);
  }

  /** Asks it to stop, as a deployment does. */
  stopApi(): Promise<void> {
    return stopProcess(this.api, 'SIGTERM');
  }

  /** As a power cut would end it: no chance to finish anything. */
  killApi(): Promise<void> {
    return killed(this.api);
  }

  async close(): Promise<void> {
    await this.end();
    if (this.isGuest) return;
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The mails in the data folder. */
  mails(): string[] {
    const folder = join(this.dataDir, 'mail');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return files.map((name) => readFileSync(join(folder, name), 'utf8'));
  }

  private async end(): Promise<void> {
    await Promise.all([this.api, this.shell, this.registry].map((each) => stopProcess(each, 'SIGTERM')));
  }

  /** Starts the shell anew with other settings. */
  async restartShell(settings: Settings): Promise<void> {
    await stopProcess(this.shell, 'SIGTERM');
    await this.startShell(settings);
  }

  private async startShell(settings: Settings = {}): Promise<void> {
    this.shell = this.run('shell/dist/server/main.mjs', settings);
    await waitUntilOk(`${this.url}/registry.json`);
  }

  private run(file: string, settings: Settings = {}): ChildProcess {
    return runNode([file], {
      DATA_DIR: this.dataDir,
      RELEASES_DIR: RELEASES,
      REGISTRY_KEY_FILE,
      PORT: String(this.ports.shell),
      API_PORT: String(this.ports.api),
      REGISTRY_PORT: String(this.ports.registry),
      ...this.settings,
      ...settings,
    });
  }
}
