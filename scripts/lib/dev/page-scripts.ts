import type { FastifyInstance } from 'fastify';

const PATH = '/dev/reload';

/**
 * What pages run in development, before React. The first keeps React's renderer where those look for it who replace
 * components: the build of each remote has that code of its own, and comes later than React. The second loads the page
 * again when it is told to.
 */
export const PAGE_SCRIPTS = `<script>
  if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
    const renderers = new Map();
    const ignore = () => undefined;
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers,
      supportsFiber: true,
      inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
      onScheduleFiberRoot: ignore,
      onCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    };
  }
</script><script>new EventSource('${PATH}').onmessage = () => location.reload();</script>`;

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
