import { isStaff } from '@wattle/contract/roles';
import {
  LOCAL_RELEASE_FILE,
  type LocalRemote,
  localReleaseSchema,
  localRemoteSchema,
  OVERRIDE_COOKIE,
  releaseOfLocal,
} from '@wattle/federation/local';
import type { Registry, Release } from '@wattle/federation/runtime';
import { store } from '@wattle/platform/internal';
import { createRoot } from 'react-dom/client';
import type { LocalVersions } from '../remotes/remotes';
import { LocalBar } from './local-bar';

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
    private readonly find: FindRelease = fetchLocalRelease,
  ) {}

  async update(): Promise<void> {
    const allowed = this.remotes.filter(mayHaveOverride);
    const found = await Promise.all(allowed.map(async (local) => [local.remote, await this.find(local)] as const));
    this.served = new Map(found.flatMap(([name, release]) => (release ? [[name, release]] : [])));
    for (const listener of this.listeners) listener();
  }

  applyTo(registry: Registry): Registry {
    const remotes = { ...registry.remotes };
    for (const local of this.remotes.filter(mayHaveOverride)) {
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

export function startLocalVersions(text: string, allowOrigin: (origin: string) => void): PageLocalVersions {
  const remotes = localRemoteSchema.array().parse(JSON.parse(text));
  const versions = new PageLocalVersions(remotes);
  for (const { origin } of remotes) allowOrigin(origin);
  watchOverrides(remotes);
  // Apart from the page, whose HTML comes from a server that knows nothing of it.
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <LocalBar versions={versions} onStop={endOverrides} />,
  );
  return versions;
}

/** Whether the user of this page may have a local version that was asked for: no family ever, and nobody for good. */
function mayHaveOverride({ expiresAt }: LocalRemote): boolean {
  if (!expiresAt) return true;
  const role = store.getState().session.user?.role;
  return (role === undefined || isStaff(role)) && Date.now() < Date.parse(expiresAt);
}

/** Ends an override by itself when a student or a parent signs in, or its time is over. */
function watchOverrides(remotes: readonly LocalRemote[]): void {
  const endings = remotes.flatMap(({ expiresAt }) => expiresAt ?? []);
  if (endings.length === 0) return;
  const check = () => {
    if (!remotes.every(mayHaveOverride)) endOverrides();
  };
  check();
  store.subscribe(check);
  for (const each of endings) setTimeout(check, Date.parse(each) - Date.now());
}

/** Loads the page again, without what was asked for. */
function endOverrides(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store before 18.4.
  document.cookie = `${OVERRIDE_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
  // A cookie that cannot be removed must not load the page again and again.
  if (!document.cookie.includes(`${OVERRIDE_COOKIE}=`)) window.location.reload();
}
