import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';
import { ROOT } from '../../scripts/lib/root';

const run = promisify(execFile);

/** What it has fetched from the registry of this machine stays, so that a later run finds it warm. */
const STORAGE = join(ROOT, '.cache/package-registry');

const OWN = ['@wattle', 'create-wattle-remote'];

/** A registry of npm packages that has what this workspace packs, and all else from the registry of this machine. */
export class PackageRegistry {
  private constructor(private readonly server: Server) {}

  /** @param packages - Files that `pnpm pack-packages` has written. */
  static async start(packages: readonly string[]): Promise<PackageRegistry> {
    for (const name of OWN) rmSync(join(STORAGE, name), { recursive: true, force: true });
    const { stdout } = await run('npm', ['config', 'get', 'registry']);
    const own = { access: '$all', publish: '$all' };
    const server: Server = await runServer({
      storage: STORAGE,
      configPath: join(STORAGE, 'config.yaml'),
      uplinks: { npm: { url: stdout.trim(), maxage: '1d' } },
      packages: { '@wattle/*': own, 'create-wattle-remote': own, '**': { access: '$all', proxy: 'npm' } },
      auth: { htpasswd: { file: join(STORAGE, 'htpasswd'), max_users: -1 } },
      web: { enable: false },
      log: { type: 'stdout', level: 'fatal' },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const registry = new PackageRegistry(server);
    for (const file of packages) await registry.publish(file);
    return registry;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  private async publish(file: string): Promise<void> {
    // npm sends nothing without a token; anybody may publish here.
    await run('npm', ['publish', file, `--registry=${this.url}`, `--${this.url.replace('http:', '')}:_authToken=none`]);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
