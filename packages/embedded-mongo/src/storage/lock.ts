import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUseError } from '../folder-in-use';
import { KEYS } from './catalog-keys';
import type { Store } from './store';

const MAX_PATH_BYTES = 100;

/**
 * The owner listens on a socket of its own, and the kernel closes that socket however the owner ends: nothing that is
 * left behind has to be judged by its age or its process number. The folder notes the path of the socket. Who finds a
 * note asks there; when nobody answers, one transaction replaces the note, which succeeds for one of several askers.
 */
export async function lockFolder(store: Store, dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  const server = await listenOn(path);
  for (;;) {
    const owner = store.catalog.get(KEYS.owner)?.toString();
    if (owner !== undefined && (await answers(owner))) {
      await stop(server);
      throw new FolderInUseError(dataDir);
    }
    if (!replaceOwner(store, owner, path)) continue;
    if (owner !== undefined && process.platform !== 'win32') rmSync(owner, { force: true });
    return async () => {
      replaceOwner(store, path, undefined);
      await stop(server);
    };
  }
}

/** Only when the note still names the owner that was asked. */
function replaceOwner(store: Store, from: string | undefined, to: string | undefined): boolean {
  return store.write(() => {
    if (store.catalog.get(KEYS.owner)?.toString() !== from) return false;
    if (to === undefined) store.catalog.remove(KEYS.owner);
    else store.catalog.put(KEYS.owner, Buffer.from(to));
    return true;
  });
}

/** A new name each time, so that a path never belongs to two owners. */
function socketPath(dataDir: string): string {
  const name = `engine-${randomUUID().slice(0, 13)}.lock`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const beside = join(resolve(dataDir), name);
  return Buffer.byteLength(beside) <= MAX_PATH_BYTES ? beside : join(tmpdir(), name);
}

function listenOn(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((done, refuse) => {
    server.once('error', refuse);
    server.listen(path, () => done(server));
  });
}

/** A socket that nobody listens on refuses at once. Any other failure does not say that nobody is there. */
function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}

const stop = (server: Server) => new Promise<void>((done) => server.close(() => done()));
