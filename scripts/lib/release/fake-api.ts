import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In place of the API: responds with what a smoke test states, and has nothing else. */
export class FakeApi {
  /** Bodies by paths below /api. */
  responses: Readonly<Record<string, unknown>> = {};
  private readonly server: Server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://api').pathname.replace(/^\/api\//, '');
    const isKnown = path in this.responses;
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    const missing = { statusCode: 404, message: 'The smoke test states no response for this path.' };
    response.end(JSON.stringify(isKnown ? this.responses[path] : missing));
  });

  static async start(): Promise<FakeApi> {
    const api = new FakeApi();
    await new Promise<void>((resolve) => api.server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
