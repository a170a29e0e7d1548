import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Files of releases on an origin of their own, as a CDN has them. */
export class ReleaseStore {
  /** Paths that were asked for. */
  readonly asked: string[] = [];
  private readonly server: Server;

  private constructor(folder: string) {
    this.server = createServer(async ({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://store');
      this.asked.push(pathname);
      const content = await readFile(join(folder, normalize(pathname.replace(/^\/releases\//, '/')))).catch(
        () => undefined,
      );
      response.writeHead(content ? 200 : 404, {
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(content);
    });
  }

  /** @param folder - The releases that it has. */
  static async start(folder: string): Promise<ReleaseStore> {
    const store = new ReleaseStore(folder);
    await new Promise<void>((resolve) => store.server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
