import { chmodSync, existsSync, mkdtempSync, renameSync, rmdirSync } from 'node:fs';
import type { AddressInfo, ListenOptions, Server } from 'node:net';
import { join, resolve } from 'node:path';

export type Address = { kind: 'socket'; path: string } | { kind: 'port'; port: number };

/** A socket's path must fit into the structure of the kernel: 108 bytes on Linux and 104 on macOS, with a zero at the end. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;
const SOCKET_NAME = 'mongo.sock';

/** A socket in the data folder, or a port of this machine where one is asked for or sockets do not work. */
export function chooseAddress(dataDir: string, port: number | undefined): Address {
  if (port !== undefined) return { kind: 'port', port };
  const path = join(resolve(dataDir), SOCKET_NAME);
  return hasSockets && socketFits(dataDir) ? { kind: 'socket', path } : { kind: 'port', port: 0 };
}

/** The address of an engine that another process runs on this folder; undefined where it listens on no socket there. */
export function runningEngine(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), SOCKET_NAME);
  return existsSync(path) ? uriOf(path) : undefined;
}

const uriOf = (path: string) => `mongodb://${encodeURIComponent(path)}`;

/** Node listens on named pipes on Windows, which the MongoDB driver does not take as an address. */
const hasSockets = process.platform !== 'win32';

/** The socket is created in a folder of its own, so that path has to fit too. */
const PRIVATE_FOLDER = '.start-';
const socketFits = (dataDir: string) =>
  Buffer.byteLength(join(resolve(dataDir), `${PRIVATE_FOLDER}XXXXXX`, 's')) <= MAX_SOCKET_PATH_BYTES &&
  Buffer.byteLength(join(resolve(dataDir), SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES;

export async function listen(server: Server, address: Address): Promise<string> {
  if (address.kind === 'port') {
    await listening(server, { host: '127.0.0.1', port: address.port });
    return `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  await listenPrivately(server, address.path);
  return uriOf(address.path);
}

/** The socket is created in a folder that nobody else can enter, and moved when only its owner can open it. */
async function listenPrivately(server: Server, path: string) {
  const folder = mkdtempSync(join(path, '..', PRIVATE_FOLDER));
  const socket = join(folder, 's');
  try {
    await listening(server, { path: socket });
    chmodSync(socket, 0o600);
    renameSync(socket, path);
  } finally {
    rmdirSync(folder);
  }
}

const listening = (server: Server, options: ListenOptions) =>
  new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(options, () => {
      server.off('error', refuse);
      done();
    });
  });
