import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@wattle/federation/registry';
import { activate, readRegistry } from '@wattle/federation/release';

/** Releases in a test's data folder, which the API finds there. */
export class TestReleases {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'releases');
  }

  /** Publishes versions of a remote and activates them, one after the other. */
  async release(name: string, ...versions: string[]): Promise<void> {
    for (const version of versions) {
      this.publish(name, version);
      await activate(this.folder, name, version);
    }
  }

  publish(name: string, version: string): void {
    const release: Release = {
      name,
      owner: 'a team',
      requires: { platform: 1 },
      paths: [{ path: `/${name}`, access: 'public' }],
      version,
      baseUrl: `/releases/${name}/${version}/`,
      container: name,
      entry: 'entry.js',
      manifest: 'mf-manifest.json',
      preload: [],
      files: { 'entry.js': 'sha384-abc' },
    };
    mkdirSync(join(this.folder, name, version), { recursive: true });
    writeFileSync(join(this.folder, name, version, 'release.json'), JSON.stringify(release));
  }

  async registered(name: string) {
    const { remotes }: Registry = await readRegistry(this.folder);
    return remotes[name];
  }

  get path(): string {
    return this.folder;
  }
}
