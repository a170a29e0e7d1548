/** A file of a release. */
export interface ReleaseFile {
  file: string;
  url: string;
  /** As the `integrity` attribute spells it. */
  hash: string;
}

const CACHE = 'wattle-files';

/** So many files are fetched at once, beside what the page itself asks for. */
const LANES = 4;

/** Fetches what is missing. The browser refuses whatever is not what was released. */
export async function storeFiles(files: readonly ReleaseFile[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const stored = (await cache.keys()).map(({ url }) => url);
  const missing = files.filter(({ url }) => !stored.includes(url));
  const fetchNext = async (): Promise<void> => {
    const next = missing.shift();
    if (!next) return;
    const { url, hash: integrity } = next;
    const response = await fetch(url, { integrity, mode: 'cors', credentials: 'omit', priority: 'low' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(url, response);
    return fetchNext();
  };
  await Promise.all(Array.from({ length: LANES }, fetchNext));
}

/** Frees space in a full storage. */
export async function removeFilesUnless(isOfUse: (url: string) => boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (!isOfUse(url)) await cache.delete(url);
}

/** A file from the device, if it is what was released. Any other one is removed. */
export async function storedFile(url: string, hash: string | undefined): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const stored = hash && (await cache.match(url));
  if (!stored) return undefined;
  const content = await stored.arrayBuffer();
  if ((await hashOfFile(content)) === hash) return new Response(content, stored);
  await cache.delete(url);
  return undefined;
}

async function hashOfFile(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
