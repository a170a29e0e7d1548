import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readEnvironment } from '@wattle/environment';
import { registrySchema } from '@wattle/federation/registry';
import { compressFolder, hashFiles, registryPath } from '@wattle/federation/release';
import { readRegistryKeys, signRegistry } from '@wattle/federation/signing';
import { ROOT } from '../../scripts/lib/root';
import { createServer } from '../../shell/server/server';

const OUTPUT = join(ROOT, '.cache/plain-application');
const VERSION = 'plain';
const BASE_URL = `/releases/shell/${VERSION}/`;

/** The shell with the landing page inside it, as one application without federation: what the tax is measured against. */
export async function buildPlainApplication(): Promise<string> {
  const rspack = join(ROOT, 'shell/node_modules/.bin/rspack');
  const config = join(import.meta.dirname, 'plain-application.config.ts');
  await promisify(execFile)(rspack, ['build', '--config', config], { cwd: join(ROOT, 'shell') });
  const page = join(OUTPUT, BASE_URL);
  await compressFolder(page);
  const release = { name: 'shell', version: VERSION, baseUrl: BASE_URL, provides: { platform: '1.0' } };
  const active = { ...release, files: await hashFiles(page) };
  const facts = { shared: {}, size: { start: 0, total: 0 }, smoke: [] };
  writeFileSync(join(page, 'release.json'), JSON.stringify({ release: active, facts }));
  const keys = readRegistryKeys({ file: join(OUTPUT, 'registry-key.pem'), isMade: true });
  const registry = signRegistry(registrySchema.parse({ shell: { active }, remotes: {} }), keys, new Date());
  writeFileSync(registryPath(join(OUTPUT, 'releases')), JSON.stringify(registry));
  return OUTPUT;
}

/** Serves it as the shell's own server serves the federated page. */
export async function servePlainApplication(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = await createServer(readEnvironment({ DATA_DIR: folder }, ROOT));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
