import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError, type Trial } from '@wattle/federation/release';
import { readRegistryKeys } from '@wattle/federation/signing';
import { freePort } from '../../testing/free-port';
import { START_LIMIT_MS, stopProcess, waitUntilReady } from '../child-process';
import { ROOT } from '../root';
import { linkReleases } from './linked-releases';

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
    await stopProcess(this.server, 'SIGKILL');
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
      env: { DATA_DIR: this.folder, RELEASES_DIR: releases, PORT: String(this.port), API_PORT: String(apiPort) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const fault = await waitUntilReady(`${this.url}/registry.json`, START_LIMIT_MS, this.server);
    if (fault) throw new ReleaseError('The server of the shell did not start for the smoke test.');
  }
}

/** In place of the API: responds with what a smoke test states, and has nothing else. */
export class FakeApi {
  responses: Readonly<Record<string, unknown>> = {};
  private readonly server: Server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://api').pathname.replace(/^\/api\//, '');
    const isKnown = path in this.responses;
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    const missing = { statusCode: 404, message: 'The smoke test states no response for this path.' };
    response.end(JSON.stringify(isKnown ? this.responses[path] : missing));
  });

  static async start(): Promise<FakeApi> {
    const api = new FakeApi();
    await new Promise<void>((resolve) => api.server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
