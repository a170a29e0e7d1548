import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError, type Trial } from '@wattle/federation/release';
import { readRegistryKeys } from '@wattle/federation/signing';
import { freePort } from '../../testing/free-port';
import { ROOT } from '../root';
import { linkReleases } from './linked-releases';

const READY_MS = 30_000;

/** The server of the shell, over the published files and a registry of its own that nobody else is sent. */
export class TrialShell {
  private readonly folder = mkdtempSync(join(tmpdir(), 'wattle-trial-'));
  private server: ChildProcess | undefined;
  private port = 0;

  static async start(releasesDir: string, registry: Trial['registry'], apiPort: number): Promise<TrialShell> {
    const shell = new TrialShell();
    try {
      await shell.listen(releasesDir, registry, apiPort);
    } catch (error) {
      await shell.close();
      throw error;
    }
    return shell;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async close(): Promise<void> {
    if (this.server && this.server.exitCode === null) {
      const ended = once(this.server, 'exit');
      this.server.kill('SIGKILL');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async listen(releasesDir: string, registry: Trial['registry'], apiPort: number): Promise<void> {
    const releases = join(this.folder, 'releases');
    const keys = readRegistryKeys({ file: join(this.folder, 'registry-key.pem'), isMade: true });
    linkReleases(releasesDir, registry, { folder: releases, keys });
    this.port = await freePort();
    const server = join(ROOT, 'shell/dist/server/main.mjs');
    if (!existsSync(server)) throw new ReleaseError('The server of the shell is not built.');
    this.server = spawn(process.execPath, [server], {
      // Its settings are its own, not those of this machine.
      env: {
        DATA_DIR: this.folder,
        RELEASES_DIR: releases,
        PORT: String(this.port),
        API_PORT: String(apiPort),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await this.ready();
  }

  private async ready(): Promise<void> {
    const end = Date.now() + READY_MS;
    while (!(await isOk(`${this.url}/registry.json`))) {
      if (this.server?.exitCode !== null || Date.now() > end) {
        throw new ReleaseError('The server of the shell did not start for the smoke test.');
      }
      await sleep(50);
    }
  }
}

async function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
