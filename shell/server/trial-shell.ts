import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@wattle/environment';
import { linkReleases, type Trial } from '@wattle/federation/release';
import { readRegistryKeys } from '@wattle/federation/signing';
import type { FastifyInstance } from 'fastify';
import { createServer } from './server';

/** The server of the shell, over the published files and a registry of its own that nobody else is sent. */
export class TrialShell {
  private readonly folder = mkdtempSync(join(tmpdir(), 'wattle-trial-'));
  private server: FastifyInstance | undefined;

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
    return `http://localhost:${portOf(this.server?.server)}`;
  }

  async close(): Promise<void> {
    await this.server?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async listen(releasesDir: string, registry: Trial['registry'], apiPort: number): Promise<void> {
    const folder = join(this.folder, 'releases');
    const keys = readRegistryKeys({ file: join(this.folder, 'registry-key.pem'), isMade: true });
    linkReleases(releasesDir, registry, { folder, keys });
    // Its settings are its own, not those of this machine.
    const settings = {
      DATA_DIR: this.folder,
      RELEASES_DIR: folder,
      API_PORT: String(apiPort),
      REGISTRY_URL: `http://127.0.0.1:${apiPort}`,
    };
    this.server = await createServer(readEnvironment(settings, this.folder));
    await this.server.listen({ host: '127.0.0.1', port: 0 });
  }
}

/** In place of the API: responds with what a smoke test states, and has nothing else. */
export class FakeApi {
  responses: Readonly<Record<string, unknown>> = {};
  private readonly server: Server = createHttpServer(({ url = '' }, response) => {
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
    return portOf(this.server);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function portOf(server: Server | undefined): number {
  return (server?.address() as AddressInfo | null | undefined)?.port ?? 0;
}
