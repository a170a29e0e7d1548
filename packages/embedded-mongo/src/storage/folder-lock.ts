import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FolderInUseError } from '../start-errors';
import { readDataFile } from './data-file';
import type { Store } from './store';

const MAX_PATH_BYTES = 100;
const SOCKET_NAME = /^engine-.*\.lock$/;

/**
 * The owner of a folder listens on a socket of its own, which the kernel closes however the owner ends, so no lock goes
 * stale. The catalog holds the path of that socket. Another engine connects to it, and takes the folder over by one
 * transaction when nobody listens there.
 */
export async function lockFolder(store: Store, dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  const server = await listenOn(path);
  for (;;) {
    const { owner } = store;
    if ((owner !== undefined && (await isListening(owner))) || store.isReplaced) {
      await close(server);
      throw folderInUse(dataDir);
    }
    if (!replaceOwner(store, owner, path)) continue;
    if (owner !== undefined && process.platform !== 'win32') rmSync(owner, { force: true });
    return async () => {
      try {
        replaceOwner(store, path, undefined);
      } finally {
        await close(server);
      }
    };
  }
}

/**
 * The damages of the data file of a folder that no engine uses.
 *
 * @throws FolderInUseError when an engine uses the folder, without a reading of the whole file.
 */
export async function checkDataFile(dataDir: string, maxDamages: number): Promise<string[]> {
  const { owner, damages } = readDataFile(dataDir, maxDamages);
  await refuseOwner(dataDir, owner);
  // What an engine that was started meanwhile has changed may look like damage.
  if (damages.length > 0) await refuseFolderInUse(dataDir);
  return damages;
}

/** @throws FolderInUseError when an engine uses the folder; never because the file cannot be read. */
export async function refuseFolderInUse(dataDir: string): Promise<void> {
  for (const owner of [ownerInFile(dataDir), ...socketsIn(dataDir)]) await refuseOwner(dataDir, owner);
}

function ownerInFile(dataDir: string): string | undefined {
  try {
    return readDataFile(dataDir, 0).owner;
  } catch {
    return undefined;
  }
}

/** They tell the owner also where the file cannot be read. */
const socketsIn = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => SOCKET_NAME.test(name))
    .map((name) => join(dataDir, name));

/** @throws FolderInUseError when the owner that stands in the file still runs. */
export async function refuseOwner(dataDir: string, owner: string | undefined): Promise<void> {
  if (owner !== undefined && (await isListening(owner))) throw folderInUse(dataDir);
}

const folderInUse = (dataDir: string) =>
  new FolderInUseError(
    `The data folder ${resolve(dataDir)} is in use by another running engine. Stop that one first, or choose another folder.`,
  );

/** False when another engine has changed the owner meanwhile. */
function replaceOwner(store: Store, from: string | undefined, to: string | undefined): boolean {
  return store.writeToFree(() => {
    if (store.owner !== from) return false;
    store.owner = to;
    return true;
  });
}

/** A new name each time, so that a path never belongs to two owners. */
function socketPath(dataDir: string): string {
  const name = `engine-${randomUUID().slice(0, 13)}.lock`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = join(resolve(dataDir), name);
  return Buffer.byteLength(inFolder) <= MAX_PATH_BYTES ? inFolder : join(tmpdir(), name);
}

function listenOn(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((done, refuse) => {
    server.once('error', refuse);
    server.listen(path, () => done(server));
  });
}

/** A connection is refused at once where nobody listens; any other failure does not prove that. */
export function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()));
