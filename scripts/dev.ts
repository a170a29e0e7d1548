import { basename, join } from 'node:path';
import { localAddress } from '@wattle/environment';
import { activate, publish } from '@wattle/federation/release';
import { createServer } from '../shell/server/server';
import { buildAll, forgetBuild } from './lib/build';
import { addLiveReload, RELOAD_SCRIPT } from './lib/live-reload';
import { ROOT, remoteFolders } from './lib/root';
import { Service } from './lib/service';
import { readSettings } from './lib/settings';
import { watchPackage } from './lib/watch';

const REMOTES = remoteFolders().map((folder) => basename(folder));
const PACKAGES = ['shell', 'api', ...REMOTES];

/**
 * `pnpm dev` watches every package, `pnpm dev mf-tests` that one alone among released others. Each change is built,
 * released into a folder of its own and shown: what runs is what `npm start` runs.
 */
async function dev(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !PACKAGES.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no package ${unknown.join(', ')}. There are ${PACKAGES.join(', ')}.`);
  const watched = names.length > 0 ? names : PACKAGES;

  const settings = readSettings();
  const environment = { ...settings, releasesDir: join(settings.dataDir, 'dev-releases') };
  await buildAll(environment.releasesDir);
  for (const name of watched) forgetBuild(name);

  const pageFolder = join(ROOT, 'shell/dist/page');
  const server = await createServer(environment, pageFolder, { extraHead: RELOAD_SCRIPT });
  const reload = addLiveReload(server);
  const apiAddress = localAddress(environment.host, environment.apiPort);
  const api = new RestartedApi(`${apiAddress}/api/ready`, join(environment.dataDir, 'logs'));
  await api.restart();

  const shown = async (name: string) => {
    if (REMOTES.includes(name)) await release(environment.releasesDir, name);
    if (name === 'api') await api.restart();
    reload();
  };
  // Before anybody can ask: the first builds clear away the files that were served until now.
  const builds = watched.map((name) => watchPackage(name, () => shown(name)));
  await server.listen({ host: environment.host, port: environment.port });
  process.stdout.write(`Wattle is at ${environment.publicUrl} and follows ${watched.join(', ')}.\n`);

  const stop = async () => {
    for (const build of builds) build.kill();
    await api.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function release(releasesDir: string, folder: string): Promise<void> {
  const { name, version } = await publish(releasesDir, join(ROOT, folder), { isReplacing: true });
  await activate(releasesDir, name, version);
}

/** The API in a process that is exchanged for each build. */
class RestartedApi {
  private service: Service | undefined;

  constructor(
    private readonly readyUrl: string,
    private readonly logDir: string,
  ) {}

  async restart(): Promise<void> {
    await this.stop();
    const { readyUrl, logDir } = this;
    this.service = new Service({ name: 'api', file: 'api/dist/main.mjs', readyUrl, logDir });
    await this.service.start();
  }

  async stop(): Promise<void> {
    await this.service?.stop();
  }
}

dev(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
