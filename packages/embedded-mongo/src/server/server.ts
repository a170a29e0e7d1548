import { rmSync } from 'node:fs';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { EngineState } from '../engine-state';
import { type Address, listen } from './address';
import { Connection } from './connection';

/** A client that has not read its last reply by then is disconnected. */
const CLOSE_MS = 3000;

/** Accepts connections and replies to them until it is closed. */
export class Server {
  private readonly connections = new Set<Connection>();
  private nextId = 1;

  private constructor(
    private readonly engine: EngineState,
    private readonly net: NetServer,
    private readonly address: Address,
    private readonly onError: (error: unknown) => void,
  ) {
    net.on('connection', (socket) => this.accept(socket));
  }

  static async start(
    engine: EngineState,
    address: Address,
    onError: (error: unknown) => void,
  ): Promise<{ server: Server; uri: string }> {
    const net = createServer();
    const server = new Server(engine, net, address, onError);
    return { server, uri: await listen(net, address) };
  }

  /** Waits until every connection has sent the reply it is writing. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.net.close(resolve));
    for (const connection of this.connections) connection.close();
    const deadline = setTimeout(() => {
      for (const connection of this.connections) connection.destroy();
    }, CLOSE_MS);
    await Promise.all([...this.connections].map((connection) => connection.closed));
    await closed;
    clearTimeout(deadline);
    // Node removes a socket only at the path where it was created, and this one was moved.
    if (this.address.kind === 'socket') rmSync(this.address.path, { force: true });
  }

  private accept(socket: Socket) {
    const connection = new Connection(this.engine, socket, this.nextId++, this.onError);
    this.connections.add(connection);
    void connection.closed.then(() => this.connections.delete(connection));
  }
}
