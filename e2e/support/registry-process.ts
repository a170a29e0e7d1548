import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/testing/free-port';
import { REGISTRY_KEY_FILE } from './build';
import { killed, runNode, stopProcess, waitUntilOk } from './processes';

/** The process to which teams send releases. */
export class RegistryProcess {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'wattle-registry-'));
  private child: ChildProcess | undefined;

  private constructor(
    private readonly releasesDir: string,
    private readonly port: number,
  ) {}

  static async start(releasesDir: string): Promise<RegistryProcess> {
    const registry = new RegistryProcess(releasesDir, await freePort());
    await registry.restart();
    return registry;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async restart(): Promise<void> {
    this.child = runNode(['shell/dist/server/registry-service.mjs'], {
      DATA_DIR: this.dataDir,
      RELEASES_DIR: this.releasesDir,
      REGISTRY_KEY_FILE,
      REGISTRY_PORT: String(this.port),
    });
    await waitUntilOk(`${this.url}/registry/health`);
  }

  /** As a power cut would end it. */
  kill(): Promise<void> {
    return killed(this.child);
  }

  async stop(): Promise<void> {
    await stopProcess(this.child, 'SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
