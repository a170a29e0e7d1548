import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection on which a test writes HTTP itself. */
export class RawConnection {
  private text = '';
  private readonly socket: Socket;
  /** Resolves to all that was received, once the server has ended the connection. */
  readonly ended: Promise<string>;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.socket = connect(Number(port), hostname);
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text: string) => {
      this.text += text;
    });
    // A reset also ends the connection.
    this.socket.on('error', () => {});
    this.ended = new Promise((resolve) => this.socket.once('close', () => resolve(this.text)));
  }

  send(bytes: string | Buffer): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()));
  }

  async received(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.text)) await once(this.socket, 'data');
  }

  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  /** Closes the connection at once, as a client that disappears. */
  destroy(): void {
    this.socket.destroy();
  }
}

export function requestHead(path: string, ...headers: string[]): string {
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers, '\r\n'].join(
    '\r\n',
  );
}
