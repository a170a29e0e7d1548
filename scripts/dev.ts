import { basename, join } from 'node:path';
import { localAddress } from '@wattle/environment';
import { activate, publish } from '@wattle/federation/release';
import { createServer } from '../shell/server/server';
import { buildAll, forgetBuild } from './lib/build';
import { addLiveReload, RELOAD_SCRIPT } from './lib/live-reload';
import { ROOT, remoteFolders } from './lib/root';
import { Service } from './lib/service';
import { readSettings } from './lib/settings';
import { watchRoom } from './lib/watch';

const REMOTES = remoteFolders().map((folder) => basename(folder));
const ROOMS = ['shell', 'api', ...REMOTES];

/**
 * `pnpm dev` watches every room, `pnpm dev mf-tests` that one alone among released others. Each change is built,
 * released into a folder of its own and shown: what runs is what `npm start` runs.
 */
async function dev(rooms: string[]): Promise<void> {
  const unknown = rooms.filter((room) => !ROOMS.includes(room));
  if (unknown.length > 0) throw new Error(`There is no room ${unknown.join(', ')}. There are ${ROOMS.join(', ')}.`);
  const watched = rooms.length > 0 ? rooms : ROOMS;

  const settings = readSettings();
  const environment = { ...settings, releasesDir: join(settings.dataDir, 'dev-releases') };
  await buildAll(environment.releasesDir);
  for (const room of watched) forgetBuild(room);

  const pageFolder = join(ROOT, 'shell/dist/page');
  const server = await createServer(environment, pageFolder, { extraHead: RELOAD_SCRIPT });
  const reload = addLiveReload(server);
  const apiAddress = localAddress(environment.host, environment.apiPort);
  const api = new RestartedApi(`${apiAddress}/api/ready`, join(environment.dataDir, 'logs'));
  await api.restart();

  const shown = async (room: string) => {
    if (REMOTES.includes(room)) await release(environment.releasesDir, room);
    if (room === 'api') await api.restart();
    reload();
  };
  // Before anybody can ask: the first builds clear away the files that were served until now.
  const builds = watched.map((room) => watchRoom(room, () => shown(room)));
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

async function release(releasesDir: string, room: string): Promise<void> {
  const { name, version } = await publish(releasesDir, join(ROOT, room), { isReplacing: true });
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
