import { OWN_DATA } from '@wattle/contract/device-data';
import { isNoPage } from './addresses';
import { storedFile } from './offline-files';
import { offlinePage, pageWithoutNetwork } from './offline-page';
import { hasNothing, keepOffline, storedRegistry } from './offline-registry';
import { type FetchEvent, worker } from './worker-scope';

/** A navigation that has no response by then gets the page of the device. */
const ANSWER_MS = 3_000;

/** What a proxy says for a server that does not answer. */
const NO_ANSWER = [502, 503, 504];

// It stores nothing that belongs to a version of itself.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);

/** A page names itself, to be had without network from now on. */
worker.addEventListener('message', (event) => event.waitUntil(keepOffline(String(event.data))));

/** The network is back: the pages send what waits. */
worker.addEventListener('sync', (event) => event.waitUntil(tellPages()));

async function tellPages(): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage('sync');
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    if (!isNoPage(pathname)) event.respondWith(answerNavigation(event));
    return;
  }
  if (hasNothing()) return;
  if (pathname.includes('/releases/')) event.respondWith(answerFile(request));
  else if (origin === location.origin && pathname.startsWith('/api/images/')) event.respondWith(answerPicture(request));
});

/** The network first. The page of the device is older than what the API may expect, so it comes without network only. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const fromNetwork = askNetwork(event);
  // What was released since is stored before it is needed.
  event.waitUntil(fromNetwork.then((response) => (response?.ok ? keepOffline() : undefined)));
  const first = await Promise.race([fromNetwork, new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS))]);
  if (first && !NO_ANSWER.includes(first.status)) return first;
  const stored = await storedRegistry();
  const page = stored && (await offlinePage(stored).catch(() => undefined));
  return page ?? (await fromNetwork) ?? pageWithoutNetwork();
}

async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    // A connection that breaks off in the middle would leave half a page.
    return response.ok && (await storedRegistry()) ? new Response(await response.arrayBuffer(), response) : response;
  } catch {
    return undefined;
  }
}

async function answerFile(request: Request): Promise<Response> {
  const stored = await storedRegistry();
  const file = stored && (await storedFile(request.url, stored.hashes.get(request.url)));
  return file ?? fetch(request);
}

/** Pictures of tests that the device keeps; they never change under their address. */
async function answerPicture(request: Request): Promise<Response> {
  for (const name of await caches.keys()) {
    const picture = name.startsWith(OWN_DATA) && (await (await caches.open(name)).match(request.url));
    if (picture) return picture;
  }
  return fetch(request);
}
