import { rmSync } from 'node:fs';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Engine } from '../engine';
import { type Address, listen } from './address';
import { Connection } from './connection';

/** A client that does not read its last answer by then is cut off. */
const CLOSE_MS = 3000;

/** Takes connections and answers them until it is closed. */
export class Server {
  private readonly connections = new Set<Connection>();
  private nextId = 1;

  private constructor(
    private readonly engine: Engine,
    private readonly net: NetServer,
    private readonly address: Address,
  ) {
    net.on('connection', (socket) => this.accept(socket));
  }

  static async start(engine: Engine, address: Address): Promise<{ server: Server; uri: string }> {
    const net = createServer();
    const server = new Server(engine, net, address);
    return { server, uri: await listen(net, address) };
  }

  get connectionCount(): number {
    return this.connections.size;
  }

  /** Lets every connection send the answer that it is at, for as long as that may take. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.net.close(resolve));
    for (const connection of this.connections) connection.close();
    const deadline = setTimeout(() => {
      for (const connection of this.connections) connection.destroy();
    }, CLOSE_MS);
    await Promise.all([...this.connections].map((connection) => connection.closed));
    await closed;
    clearTimeout(deadline);
    // Node removes the socket only where it was made, and this one was moved.
    if (this.address.kind === 'socket') rmSync(this.address.path, { force: true });
  }

  private accept(socket: Socket) {
    const connection = new Connection(this.engine, socket, this.nextId++);
    this.connections.add(connection);
    void connection.closed.then(() => this.connections.delete(connection));
  }
}
