import { LOCAL_RELEASE_FILE, type LocalRemote, localReleaseSchema, releaseOfLocal } from '@wattle/federation/local';
import type { Registry, Release } from '@wattle/federation/runtime';
import type { LocalVersions } from '../remotes/remotes';

/** The first build after the start of a server may take so long; a server that is off says so at once. */
const LIMIT_MS = 10_000;

/** Finds a version that is served on a developer's machine. */
type FindRelease = (local: LocalRemote) => Promise<Release | undefined>;

/** The local versions of a page. Where one is not served, the page has its release. */
export class PageLocalVersions implements LocalVersions {
  private served = new Map<string, Release>();
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly remotes: readonly LocalRemote[],
    private readonly isAllowed: (local: LocalRemote) => boolean,
    private readonly find: FindRelease = fetchLocalRelease,
  ) {}

  async update(): Promise<void> {
    const allowed = this.remotes.filter(this.isAllowed);
    const found = await Promise.all(allowed.map(async (local) => [local.remote, await this.find(local)] as const));
    this.served = new Map(found.flatMap(([name, release]) => (release ? [[name, release]] : [])));
    for (const listener of this.listeners) listener();
  }

  applyTo(registry: Registry): Registry {
    const remotes = { ...registry.remotes };
    for (const local of this.remotes.filter(this.isAllowed)) {
      const release = this.served.get(local.remote);
      // Nothing to fall back to: a developer must not take a release for her own version.
      if (release) remotes[local.remote] = { active: release };
    }
    return { ...registry, remotes };
  }

  /** By remote, what a developer's machine serves; another map after each update. */
  getServed = (): ReadonlyMap<string, Release> => this.served;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** The version that a developer's machine serves; undefined when it serves none of this remote. */
async function fetchLocalRelease({ remote, origin }: LocalRemote): Promise<Release | undefined> {
  try {
    const response = await fetch(`${origin}/${LOCAL_RELEASE_FILE}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const described = localReleaseSchema.parse(await response.json());
    // The address is the one that the server has allowed, whatever the description says.
    return described.name === remote ? releaseOfLocal({ ...described, origin }) : undefined;
  } catch {
    return undefined;
  }
}
