import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server answers, as it stands on the wire. */
export interface Answer {
  headers: [name: string, value: string][];
  etag: string;
  body: string;
}

/** Node's own server and nothing else: what it costs to send these bytes. It is told them by the process that starts it. */
process.once('message', ({ headers, etag, body }: Answer) => {
  const bytes = Buffer.from(body);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
