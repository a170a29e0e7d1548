import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response as it stands on the wire. */
export interface ServedResponse {
  headers: [name: string, value: string][];
  etag: string;
  body: string;
}

/** Node's own server and nothing else: what it costs to send these bytes. The parent process sends the bytes. */
process.once('message', ({ headers, etag, body }: ServedResponse) => {
  const bytes = Buffer.from(body);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
