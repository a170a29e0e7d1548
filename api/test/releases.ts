import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allReleasesOf } from '@wattle/federation/inlined-registry';
import type { RegisteredRemote, Registry, Release } from '@wattle/federation/registry';
import { readRegistry } from '@wattle/federation/registry-changes';
import {
  type MultiSignedText,
  type RegistryKeys,
  readRegistryKeys,
  signRegistry,
  signRelease,
  signTogether,
} from '@wattle/federation/signing';
import { aRelease } from '@wattle/federation/testing';
import type { TestTeam } from './a-team';

const FACTS = { shared: {}, size: { start: 0, total: 0 }, smoke: [] };

const SINCE = '2026-01-01T00:00:00.000Z';

/** Releases in a test's data folder, which the API finds there. */
export class TestReleases {
  private readonly folder: string;
  readonly keys: RegistryKeys;
  private delegations = 0;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'releases');
    this.keys = readRegistryKeys({ file: join(dataDir, 'registry-key.pem'), isMade: true });
  }

  /** Publishes versions of a remote and activates the last; the one before is its last good one. */
  release(name: string, ...versions: string[]): void {
    const [active, lastGood] = versions.map((version) => this.publish(name, version)).reverse();
    if (active) this.register({ active, lastGood });
    const entries = versions.map((version) => ({
      action: 'release',
      name,
      version,
      by: 'ada',
      sequence: 0,
      at: SINCE,
    }));
    writeFileSync(this.historyFile, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }

  /** Gives a version to a tenth of the visitors. */
  async startCanary(name: string, version: string): Promise<void> {
    const remote = await this.registered(name);
    const canary = { release: this.publish(name, version), share: 10, since: new Date().toISOString() };
    if (remote) this.register({ ...remote, canary });
  }

  /** Gives the canary to another share of the visitors. */
  async changeShare(name: string, share: number): Promise<void> {
    const remote = await this.registered(name);
    if (!remote?.canary) throw new Error(`${name} has no canary`);
    this.register({ ...remote, canary: { ...remote.canary, share, shareSince: new Date().toISOString() } });
  }

  /** Releases another remote beside the first. */
  async releaseBeside(name: string, version: string): Promise<void> {
    const { remotes } = await readRegistry(this.folder);
    this.write({ remotes: { ...remotes, [name]: { active: this.publish(name, version) } } });
    const entry = { action: 'release', name, version, by: 'grace', sequence: 0, at: SINCE };
    appendFileSync(this.historyFile, `${JSON.stringify(entry)}\n`);
  }

  /** Says which team may release what, as the root keys do. The teams have signed what is released of them. */
  async delegate(teams: Record<string, TestTeam>): Promise<void> {
    const registry = await readRegistry(this.folder);
    for (const { team, key } of Object.values(teams)) {
      const releases = team.remotes.flatMap((name) => registry.remotes[name] ?? []).flatMap(allReleasesOf);
      for (const release of releases) {
        const { signed: _, ...unsigned } = release;
        release.signed = signRelease({ release: unsigned, facts: FACTS }, [key]);
        this.describe({ release: unsigned, facts: FACTS, signed: release.signed });
      }
    }
    const given = Object.entries(teams).map(([name, { team }]) => [name, team]);
    this.delegations += 1;
    const [version, issuedAt] = [this.delegations, new Date().toISOString()];
    const delegations = { purpose: 'delegations', version, issuedAt, teams: Object.fromEntries(given) };
    this.write({ ...registry, delegations: signTogether(delegations, [this.keys.own]) });
  }

  publish(name: string, version: string): Release {
    const release = aRelease({ name, version });
    mkdirSync(join(this.folder, name, version), { recursive: true });
    this.describe({ release, facts: FACTS });
    return release;
  }

  private describe(described: { release: Release; facts: object; signed?: MultiSignedText }): void {
    const { name, version } = described.release;
    writeFileSync(join(this.folder, name, version, 'release.json'), JSON.stringify(described));
  }

  /** What was done of this kind, the oldest first. */
  history(action: string): unknown[] {
    const lines = readFileSync(this.historyFile, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line)).filter((entry) => entry.action === action);
  }

  private get historyFile(): string {
    return join(this.folder, 'history.jsonl');
  }

  async registered(name: string): Promise<RegisteredRemote | undefined> {
    return (await readRegistry(this.folder)).remotes[name];
  }

  /** Signs the registry as it would have been signed at this time. */
  async signAt(time: Date): Promise<void> {
    this.write(await readRegistry(this.folder), time);
  }

  /** When pages will refuse the registry. */
  async expiresAt(): Promise<number> {
    const { signed } = await readRegistry(this.folder);
    return Date.parse(JSON.parse(signed?.statement ?? '{}').expiresAt);
  }

  private register(remote: RegisteredRemote): void {
    this.write({ remotes: { [remote.active.name]: remote } });
  }

  private write(registry: Registry, time = new Date()): void {
    const signed = signRegistry(registry, this.keys, time);
    writeFileSync(join(this.folder, 'registry.json'), JSON.stringify(signed));
  }
}
