import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface LoadResponse {
  status: number;
  retryAfter: string | undefined;
}

const HEAD_END = '\r\n\r\n';

/**
 * A connection that stays open and carries one request after the other, as that of a browser does. It reads no body: with
 * a complete HTTP client the generator of a load costs as much CPU as the server, on the same machine.
 */
export class LoadConnection {
  /** Of the head that is being received, as text of one byte a character. */
  private head = '';
  /** Of the body that is being received. */
  private bytesLeft = 0;
  private response: LoadResponse | undefined;
  private settle: { resolve(response: LoadResponse): void; reject(error: Error): void } | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.receive(bytes));
    socket.on('error', () => undefined);
    socket.once('close', () => this.settle?.reject(new Error('The server has closed the connection.')));
  }

  static async open(url: URL): Promise<LoadConnection> {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    return new LoadConnection(socket);
  }

  /** A server closes what nobody uses. */
  get isClosed(): boolean {
    return this.socket.destroyed;
  }

  /** Sends a request that is written out. */
  send(request: string): Promise<LoadResponse> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(bytes: Buffer): void {
    let bodyBytes = bytes.length;
    if (!this.response) {
      this.head += bytes.toString('latin1');
      const end = this.head.indexOf(HEAD_END);
      if (end === -1) return;
      bodyBytes = this.head.length - end - HEAD_END.length;
      const head = this.head.slice(0, end);
      this.response = { status: Number(head.split(' ', 2)[1]), retryAfter: headerOf('retry-after', head) };
      this.bytesLeft = Number(headerOf('content-length', head) ?? 0);
      this.head = '';
    }
    this.bytesLeft -= bodyBytes;
    if (this.bytesLeft > 0) return;
    const { response } = this;
    this.response = undefined;
    this.settle?.resolve(response);
  }
}

function headerOf(name: string, head: string): string | undefined {
  return new RegExp(`\\r\\n${name}: *(.*)`, 'i').exec(head)?.[1];
}
