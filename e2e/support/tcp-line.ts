import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server of this machine. It can be cut and mended; what else it does, a kind of it says. */
export abstract class TcpLine {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.join(client));
  private isCut = false;

  protected constructor(private readonly serverPort: number) {}

  /** The port at which clients find the server. */
  protected get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Passes on what is sent, in both directions. */
  protected abstract pass(client: Socket, server: Socket, hangUp: () => void): void;

  protected async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(client: Socket): void {
    if (this.isCut) {
      client.destroy();
      return;
    }
    const server = connect(this.serverPort, '127.0.0.1');
    const hangUp = () => {
      for (const socket of [client, server]) {
        socket.destroy();
        this.sockets.delete(socket);
      }
    };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', hangUp).on('close', hangUp);
    }
    this.pass(client, server, hangUp);
  }
}
