import type { Registry } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/registry-changes';
import type { FastifyInstance } from 'fastify';
import { SIGNED_REGISTRY, WORKER, WORKER_FILE, type WorkerTrust } from '../src/worker/addresses';
import { readReleased } from './released-file';
import { sendRegistry, sendTagged } from './visitor-registry';

/** Takes the place of a worker that is not wanted any more, and what it has stored with it. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface WorkerSettings extends WorkerTrust {
  currentRegistry: () => Promise<Registry>;
  releasesDir: string;
  isOn: boolean;
}

/** Sends the service worker of the active shell, and what it judges files by. */
export function serveWorker(
  server: FastifyInstance,
  { currentRegistry, releasesDir, isOn, publicKeys, rootKeys, releaseOrigins }: WorkerSettings,
): void {
  // Browsers ask for it after each navigation.
  server.get(WORKER, async (request, reply) => {
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', `default-src 'none'; connect-src ${["'self'", ...releaseOrigins].join(' ')}`)
      .type('text/javascript; charset=utf-8');
    if (!isOn) return REMOVAL;
    const { shell } = await currentRegistry();
    // A shell that was rolled back to may be older than the worker.
    if (!shell || !(WORKER_FILE in shell.active.files)) return REMOVAL;
    const trust: WorkerTrust = { publicKeys, rootKeys, releaseOrigins };
    const code = await readReleased(releaseFolder(releasesDir, shell.active), WORKER_FILE, shell.active.files);
    return sendTagged(request, reply, `self.trust = ${JSON.stringify(trust)};\n${code}`);
  });

  // All of it, for all visitors: only so its signature can be checked.
  server.get(SIGNED_REGISTRY, async (request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return sendRegistry(request, reply, await currentRegistry());
  });
}
