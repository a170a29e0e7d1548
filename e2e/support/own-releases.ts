import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredRemote, Registry, Release, ShellRelease } from '@wattle/federation/registry';
import { readRegistry, registryPath } from '@wattle/federation/release';
import { publicKeyOf, signRegistry, signRelease } from '@wattle/federation/signing';
import { changeDelegations } from '@wattle/federation/testing-delegations';
import { journeyKeys, RELEASES } from './build';

/** Gives the changed code of a file. */
export type EditFile = (code: string, file: string) => string;

const RELEASE_FILE = 'release.json';

const YEAR_MS = 365 * 86_400_000;

/** Releases that a journey may break. */
export class OwnReleases {
  readonly folder = mkdtempSync(join(tmpdir(), 'wattle-releases-'));

  constructor() {
    cpSync(RELEASES, this.folder, { recursive: true });
  }

  async active(name: string): Promise<Release> {
    const remote = (await readRegistry(this.folder)).remotes[name];
    if (!remote) throw new Error(`There is no remote ${name}`);
    return remote.active;
  }

  folderOf({ name, version }: Pick<Release, 'name' | 'version'>): string {
    return join(this.folder, name, version);
  }

  /** Changes what the registry says of a remote. */
  async register(remote: RegisteredRemote): Promise<void> {
    const registry = await readRegistry(this.folder);
    const remotes = { ...registry.remotes, [remote.active.name]: remote };
    this.writeRegistry({ ...registry, remotes });
  }

  /** Signs a registry and puts it in the place of the one before, as a release does. */
  writeRegistry(registry: Registry, now = new Date()): void {
    this.writeText(JSON.stringify(signRegistry(registry, journeyKeys(), now)));
  }

  /** Puts a text in the place of the registry, as somebody does who has no key. */
  writeText(text: string): void {
    const draft = join(this.folder, 'draft.json');
    writeFileSync(draft, text);
    renameSync(draft, registryPath(this.folder));
  }

  /** Publishes a copy of the active version and activates it; the version before is the last good one. */
  async activateCopy(name: string): Promise<{ active: Release; lastGood: Release }> {
    const lastGood = await this.active(name);
    const active = await this.publishCopy(name);
    await this.register({ active, lastGood });
    return { active, lastGood };
  }

  /**
   * Publishes the active version of a remote once more, as a build of changed sources would be: no name is shared.
   *
   * @param suffix - Makes its version and its container differ.
   * @param edit - Changes the code of a file.
   */
  async publishCopy(name: string, suffix = 'copy', edit: EditFile = (code) => code): Promise<Release> {
    const original = await this.active(name);
    const version = `${original.version}-${suffix}`;
    const container = `${original.container}_${suffix}`;
    const copy = { ...original, version, container, baseUrl: `/releases/${name}/${version}/`, files: {} };
    cpSync(this.folderOf(original), this.folderOf(copy), { recursive: true });

    const scripts = Object.keys(original.files).filter((file) => file.endsWith('.js'));
    // The entry holds the hashes of all others, so it comes last.
    const ordered = [...scripts.filter((file) => file !== original.entry), original.entry];
    const replaced = new Map([[original.container, container]]);
    for (const file of ordered) {
      const path = join(this.folderOf(copy), file);
      const code = edit(
        [...replaced].reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, 'utf8')),
        file,
      );
      writeFileSync(path, code);
      for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
      replaced.set(original.files[file] as string, hashOf(code));
    }
    const files = Object.entries(original.files).map(([file, hash]) => [file, replaced.get(hash) ?? hash]);
    const release = { ...copy, files: Object.fromEntries(files) };
    this.describe(release);
    return release;
  }

  /** Publishes the active version of a remote once more, with code that its entry runs first. */
  async publishFaulty(name: string, line: string): Promise<Release> {
    const { entry } = await this.active(name);
    return this.publishCopy(name, 'copy', (code, file) => (file === entry ? `${line}\n${code}` : code));
  }

  /** Publishes a version of the shell once more, at an address of its own. */
  publishShellCopy(version: string): { version: string } {
    const copy = `${version}-copy`;
    const [from, to] = [version, copy].map((each) => this.folderOf({ name: 'shell', version: each })) as [
      string,
      string,
    ];
    cpSync(from, to, { recursive: true });
    for (const file of ['index.html', RELEASE_FILE]) {
      const path = join(to, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(version, copy));
    }
    const { release } = JSON.parse(readFileSync(join(to, RELEASE_FILE), 'utf8'));
    release.files['index.html'] = hashOf(readFileSync(join(to, 'index.html'), 'utf8'));
    this.describe(release);
    return { version: copy };
  }

  private describe(release: Release | ShellRelease): void {
    const file = join(this.folderOf(release), RELEASE_FILE);
    const { facts } = JSON.parse(readFileSync(file, 'utf8'));
    const signed = signRelease({ release, facts }, [journeyKeys().own]);
    writeFileSync(file, JSON.stringify({ release, facts, signed }));
  }

  /** Gives a version to a share of the visitors. */
  async startCanary(release: Release, share: number): Promise<Registry> {
    const active = await this.active(release.name);
    await this.register({ active, canary: { release, share, since: new Date().toISOString() } });
    return readRegistry(this.folder);
  }

  /** Gives a remote with its paths to a team. */
  async giveToTeam(name: string): Promise<{ key: KeyObject; version: string }> {
    const key = generateKeyPairSync('ed25519').privateKey;
    const { paths, version } = await this.active(name);
    const delegation = {
      // Until the team has released it, what is live is signed by the registry's.
      keys: [publicKeyOf(key), ...journeyKeys().publicKeys],
      threshold: 1,
      remotes: [name],
      paths: paths.map(({ path }) => path),
      expiresAt: new Date(Date.now() + YEAR_MS).toISOString(),
    };
    await changeDelegations(this.folder, { keys: journeyKeys() }, { team: `team-${name}`, delegation });
    return { key, version };
  }

  /** Takes the files of a version away. Gives the way to put them back. */
  hide(release: Pick<Release, 'name' | 'version'>, isHidden: (file: string) => boolean = () => true): () => void {
    const folder = this.folderOf(release);
    const aside = `${folder}.aside`;
    cpSync(folder, aside, { recursive: true });
    rmSync(folder, { recursive: true });
    cpSync(aside, folder, { recursive: true, filter: (source) => source === aside || !isHidden(source) });
    return () => cpSync(aside, folder, { recursive: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function hashOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
