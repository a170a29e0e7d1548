import type { FastifyInstance } from 'fastify';

const PATH = '/dev/reload';

/** What the page does in development: it loads itself again when it is told to. */
export const RELOAD_SCRIPT = `<script>new EventSource('${PATH}').onmessage = () => location.reload();</script>`;

/** Adds the way to tell open pages. Returns the function that tells them. */
export function addLiveReload(server: FastifyInstance): () => void {
  const pages = new Set<(message: string) => void>();
  server.get(PATH, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const send = (message: string) => reply.raw.write(`data: ${message}\n\n`);
    pages.add(send);
    request.raw.on('close', () => pages.delete(send));
  });
  return () => {
    for (const send of pages) send('reload');
  };
}
