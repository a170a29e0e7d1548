import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyReleases, type ReleaseTarget } from '@wattle/federation/release';
import S3rver from 's3rver';
import { expect, test } from './support/fixtures';
import { follow } from './support/remote-pages';

const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
</CORSRule></CORSConfiguration>`;

let folder: string;
let store: S3rver;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-store-'));
  const configureBuckets = [{ name: 'releases', configs: [CORS] }];
  store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
});
test.afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A bucket of an S3-compatible store. */
const bucket = (url: string): ReleaseTarget => ({
  has: async (key) => (await fetch(url + key, { method: 'HEAD' })).ok,
  put: async (key, content, headers) => {
    const { ok, status } = await fetch(url + key, { method: 'PUT', body: new Uint8Array(content), headers });
    if (!ok) throw new Error(`The store responds ${status} for ${key}`);
  },
});

test('pages are opened with the remotes of an object store', { tag: '@long' }, async ({
  page,
  releases,
  startProduct,
}) => {
  const { port } = await store.run();
  const origin = `http://127.0.0.1:${port}`;
  const names = ['marketing', 'auth'];
  for (const name of names) {
    const active = await releases.active(name);
    await releases.register({ active: { ...active, baseUrl: origin + active.baseUrl } });
  }
  expect(await copyReleases(releases.folder, bucket(`${origin}/releases/`))).toBeGreaterThan(50);
  expect((await fetch(`${origin}/releases/registry.json`)).headers.get('cache-control')).toBe('no-cache');

  const product = await startProduct({ RELEASES_DIR: releases.folder, RELEASE_ORIGINS: origin });
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${product.url}/terms`);
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClicks') === undefined);
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  await follow(page, '/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  for (const name of names) {
    const own = scripts.filter((url) => url.includes(`/releases/${name}/`));
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((url) => !url.startsWith(origin))).toEqual([]);
  }
});
