import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote, Registry, Release } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/registry-changes';
import { aRelease } from '@wattle/federation/testing';

/** Releases in a test's data folder, which the API finds there. */
export class TestReleases {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'releases');
  }

  /** Publishes versions of a remote and activates the last; the one before is its last good one. */
  release(name: string, ...versions: string[]): void {
    const [active, lastGood] = versions.map((version) => this.publish(name, version)).reverse();
    if (active) this.register({ active, lastGood });
  }

  /** Gives a version to a tenth of the visitors. */
  async startCanary(name: string, version: string): Promise<void> {
    const remote = await this.registered(name);
    const canary = { release: this.publish(name, version), share: 10, since: new Date().toISOString() };
    if (remote) this.register({ ...remote, canary });
  }

  publish(name: string, version: string): Release {
    const release = aRelease({ name, version });
    mkdirSync(join(this.folder, name, version), { recursive: true });
    writeFileSync(join(this.folder, name, version, 'release.json'), JSON.stringify(release));
    return release;
  }

  /** What was done, the oldest first. */
  history(): unknown[] {
    const lines = readFileSync(join(this.folder, 'history.jsonl'), 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  }

  async registered(name: string): Promise<RegisteredRemote | undefined> {
    return (await readRegistry(this.folder)).remotes[name];
  }

  private register(remote: RegisteredRemote): void {
    const registry: Registry = { remotes: { [remote.active.name]: remote } };
    writeFileSync(join(this.folder, 'registry.json'), JSON.stringify(registry));
  }
}
