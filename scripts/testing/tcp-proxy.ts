import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server of this machine whose connections can be cut. Subclasses add other faults. */
export abstract class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.accept(client));
  private isDisconnected = false;
  private isHanging = false;

  protected constructor(
    private readonly serverPort: number,
    private readonly serverHost = '127.0.0.1',
  ) {}

  protected get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  protected abstract pass(client: Socket, server: Socket, hangUp: () => void): void;

  protected async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  disconnect(): void {
    this.isDisconnected = true;
    for (const socket of this.sockets) socket.destroy();
  }

  reconnect(): void {
    this.isDisconnected = false;
  }

  /** From now on connections are accepted, and nothing is passed on until `resume`. */
  hang(): void {
    this.isHanging = true;
    for (const socket of this.sockets) socket.pause();
  }

  resume(): void {
    this.isHanging = false;
    for (const socket of this.sockets) socket.resume();
  }

  async close(): Promise<void> {
    this.disconnect();
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(client: Socket): void {
    if (this.isDisconnected) {
      client.destroy();
      return;
    }
    const server = connect(this.serverPort, this.serverHost);
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
    if (this.isHanging) for (const socket of [client, server]) socket.pause();
  }
}
