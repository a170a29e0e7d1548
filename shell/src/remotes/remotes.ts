import type { SessionUser } from '@wattle/contract/accounts';
import { mayUse } from '@wattle/contract/roles';
import {
  isLoadError,
  loadWithRetry,
  matchRemote,
  type RegisteredRemote,
  type Registry,
  type Release,
} from '@wattle/federation/runtime';
import type { PrefetchingRoutes } from '@wattle/platform/core';
import { areVersionsHeld, type PageErrorKind, prefetch, reportPageError, tabStorage } from '@wattle/platform/internal';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { CurrentRegistry } from './current-registry';

/** A version that has failed is the last choice for this long. */
const AVOID_MS = 30_000;

const HELD_VERSION = 'wattle-held-version';

export type LoadRoutes = (release: Release) => Promise<unknown>;

export type Address = Pick<URL, 'pathname' | 'search'>;

export interface OpenPage {
  status: 'open';
  release: Release;
  path: string;
  Page: ComponentType;
}

/** The version that a visitor is to get at an address. */
export interface Chosen {
  release: Release;
  /** While there is a canary, the version that the other visitors have. */
  baselineVersion: string | undefined;
}

/** What there is at an address. Another version than the chosen one is open where that has failed. */
export type ResolvedPage = (
  | OpenPage
  | { status: 'missing' }
  | { status: 'forbidden' }
  | { status: 'failed'; kind: PageErrorKind }
) & {
  chosen?: Chosen;
};

export interface LocalVersions {
  update(): Promise<void>;
  applyTo(registry: Registry): Registry;
}

export class Remotes {
  /** By container. */
  private readonly failedAt = new Map<string, number>();
  /** By remote, the version that was on the screen last. */
  private readonly shown = new Map<string, Release>();
  private withLocal: Registry | undefined;
  /** What this page held when it was loaded again. */
  private heldBefore = takeHeldVersion();

  constructor(
    private readonly current: CurrentRegistry,
    private readonly loadRoutes: LoadRoutes,
    private readonly local?: Promise<LocalVersions | undefined>,
  ) {}

  /** Takes over what was released since. */
  async update(): Promise<void> {
    await this.current.update();
    if (!this.local || areVersionsHeld()) return;
    const local = await this.local;
    await local?.update();
    this.withLocal = local?.applyTo(this.current.registry);
  }

  get registry(): Registry {
    return this.withLocal ?? this.current.registry;
  }

  match(pathname: string) {
    return matchRemote(this.registry, pathname);
  }

  /** Whether the page at an address may be opened. The API protects the data; this spares a child a useless page. */
  mayOpen(pathname: string, user: SessionUser | null): boolean {
    const access = this.match(pathname)?.access ?? 'public';
    return access === 'public' || (user !== null && (access === 'signed-in' || mayUse(user.role, access)));
  }

  /**
   * Loads the page at an address: of the active version, else of the last good one, else of the one that this page
   * runs.
   */
  async open(address: Address, crashed: readonly string[] = []): Promise<ResolvedPage> {
    const { pathname } = address;
    const remote = this.match(pathname)?.remote;
    if (!remote) return this.current.isMissing ? { status: 'failed', kind: 'load' } : { status: 'missing' };
    if (!this.heldBefore?.startsWith(`${pathname} `)) this.heldBefore = null;
    const chosen = this.choose(remote, pathname);
    let kind: PageErrorKind | undefined = crashed.length > 0 ? 'crash' : undefined;
    for (const release of this.candidates(remote, pathname).filter(({ container }) => !crashed.includes(container))) {
      try {
        const page = await this.load(release, address);
        if (page) {
          this.shown.set(release.name, release);
          return { ...page, chosen };
        }
        if (release.container === chosen.release.container) return { status: 'missing', chosen };
      } catch (error) {
        const problem = isLoadError(error) ? 'load' : 'crash';
        this.report(release, problem, error);
        kind ??= problem;
      }
    }
    return { status: 'failed', kind: kind ?? 'load', chosen };
  }

  /** Fetches the page at an address, and what it needs of the API, before it is opened. What fails is tried again then. */
  async prefetch(address: Address): Promise<void> {
    const remote = this.match(address.pathname)?.remote;
    const [best] = remote ? this.candidates(remote, address.pathname) : [];
    if (best) await this.load(best, address).catch(() => undefined);
  }

  report(release: Release, kind: PageErrorKind, error: unknown): void {
    this.failedAt.set(release.container, Date.now());
    reportPageError({ remote: release.name, version: release.version, kind, error });
  }

  shownAt(pathname: string): Release | undefined {
    return this.shown.get(this.match(pathname)?.remote.active.name ?? '');
  }

  private choose(remote: RegisteredRemote, pathname: string): Chosen {
    const release = this.held(remote, pathname) ?? remote.active;
    return { release, baselineVersion: release === remote.active ? remote.comparedWith : undefined };
  }

  /** The version that the page holds, or has held until it was loaded again. */
  private held({ active, lastGood }: RegisteredRemote, pathname: string): Release | undefined {
    if (areVersionsHeld()) return this.shown.get(active.name);
    return [active, lastGood].find((release) => release && heldVersionKey(pathname, release) === this.heldBefore);
  }

  /** The versions to try, each once, the best first. One that is held stays the first choice. */
  private candidates(remote: RegisteredRemote, pathname: string): Release[] {
    const { active, lastGood, withdrawn } = remote;
    const held = this.held(remote, pathname);
    const usable = held ? [held, active, lastGood] : [active, lastGood, this.shown.get(active.name)];
    const byContainer = new Map<string, Release>();
    for (const release of usable) {
      if (release && (held || !withdrawn?.includes(release.version))) byContainer.set(release.container, release);
    }
    const isAvoided = ({ container }: Release) =>
      container !== held?.container && Date.now() - (this.failedAt.get(container) ?? 0) < AVOID_MS;
    return [...byContainer.values()].sort((one, other) => Number(isAvoided(one)) - Number(isAvoided(other)));
  }

  private async load(release: Release, { pathname, search }: Address): Promise<OpenPage | undefined> {
    const routes = routesOf(await this.loadRoutes(release));
    const [match] = matchRoutes(routes, pathname) ?? [];
    if (!match) return undefined;
    const { route, params } = match;
    const { path } = route;
    // Beside the code of the page, which asks for the same once it is here.
    if ('prefetch' in route) route.prefetch({ params, search }).forEach(prefetch);
    const Page = await loadWithRetry(route.load);
    if (!Page) throw new Error(`No component for ${path}`);
    return { status: 'open', release, path, Page };
  }
}

export function routesOf(exposed: unknown): PrefetchingRoutes {
  const routes = exposed as PrefetchingRoutes;
  if (!routes.every(({ path, load }) => path && load)) throw new Error('No routes');
  return routes;
}

function heldVersionKey(pathname: string, { container }: Release): string {
  return `${pathname} ${container}`;
}

/** Notes, as a page is left, the version that it holds: the same page loaded again within a test begins with it. */
export function noteHeldVersion(shownAt: (pathname: string) => Release | undefined): void {
  window.addEventListener('pagehide', () => {
    const { pathname } = window.location;
    const release = areVersionsHeld() ? shownAt(pathname) : undefined;
    // Where nothing can be stored, the reload takes the active version.
    if (release) tabStorage.write(HELD_VERSION, heldVersionKey(pathname, release));
  });
}

function takeHeldVersion(): string | null {
  const held = tabStorage.read(HELD_VERSION);
  tabStorage.remove(HELD_VERSION);
  return held;
}
