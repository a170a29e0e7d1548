import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that are of a connection, or of a body that is sent in one piece. */
const OWN_HEADERS = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

/** A server whose page comes in two pieces, as over a slow network: a browser may paint the first by itself. */
export class HalvedPage {
  private rest: (() => void) | undefined;
  private readonly server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(this.origin + url);
    for (const [name, value] of answer.headers) if (!OWN_HEADERS.test(name)) response.setHeader(name, value);
    response.statusCode = answer.status;
    if (url === this.path) this.sendFirst(await answer.text(), response);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });

  private constructor(
    private readonly origin: string,
    private readonly path: string,
    private readonly end: string,
  ) {}

  /** @param end - Where the first piece ends: after the first place in the page that has these characters. */
  static async of(url: string, end: string): Promise<HalvedPage> {
    const { origin, pathname } = new URL(url);
    const page = new HalvedPage(origin, pathname, end);
    await new Promise<void>((resolve) => page.server.listen(0, resolve));
    return page;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}${this.path}`;
  }

  sendRest(): void {
    this.rest?.();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private sendFirst(html: string, response: ServerResponse): void {
    // The frame comes before the page.
    const main = html.indexOf('<main');
    const cut = html.indexOf(this.end, main);
    if (main < 0 || cut < 0) throw new Error(`The page has no ${this.end}.`);
    response.write(html.slice(0, cut));
    this.rest = () => response.end(html.slice(cut));
  }
}
