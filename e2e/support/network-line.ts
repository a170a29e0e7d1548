import type { Socket } from 'node:net';
import { TcpProxy } from '../../scripts/testing/tcp-proxy';
import type { Product } from './product';

/** The network between a browser and the shell: it can be cut in the middle of anything. */
export class NetworkLine extends TcpProxy {
  static open(url: string): Promise<NetworkLine> {
    return new NetworkLine(Number(new URL(url).port)).listen();
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The product as it is reached by this line. */
  inFrontOf(product: Product): Product {
    return Object.create(product, { url: { value: this.url } });
  }

  protected pass(browser: Socket, shell: Socket): void {
    browser.pipe(shell).pipe(browser);
  }
}
