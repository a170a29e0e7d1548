import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes HTTP byte by byte, as no client library would. */
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
    // A reset is an end, too.
    this.socket.on('error', () => {});
    this.ended = new Promise((resolve) => this.socket.once('close', () => resolve(this.text)));
  }

  /** Resolves once all of it has left this process. */
  send(bytes: string | Buffer): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()));
  }

  /** Resolves once what has come so far looks like this. */
  async received(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.text)) await once(this.socket, 'data');
  }

  /** Reads nothing until it is resumed. */
  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  /** Goes away without a word. */
  destroy(): void {
    this.socket.destroy();
  }
}

/** The head of a request with a JSON body. */
export function requestHead(path: string, ...headers: string[]): string {
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers, '\r\n'].join(
    '\r\n',
  );
}
