import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Registry } from '../registry';
import { type RegistryKeys, signRegistry } from '../signing/sign-registry';
import { registryPath } from './published';

/** Makes a releases folder with a registry of its own over published versions, which are not copied. */
export function linkReleases(
  releasesDir: string,
  registry: Registry,
  { folder, keys }: { folder: string; keys: RegistryKeys },
): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(releasesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of names.filter((entry) => !entry.name.startsWith('.'))) {
    symlinkSync(resolve(releasesDir, name), join(folder, name));
  }
  writeFileSync(registryPath(folder), JSON.stringify(signRegistry(registry, keys, new Date())));
}
