import type { Release } from '@wattle/federation/runtime';
import { areVersionsHeld, tabStorage } from '@wattle/platform/internal';

const KEY = 'wattle-held-version';

export function heldVersionKey(pathname: string, { container }: Release): string {
  return `${pathname} ${container}`;
}

/** Notes, as a page is left, the version that it holds: the same page loaded again within a test begins with it. */
export function noteHeldVersion(shownAt: (pathname: string) => Release | undefined): void {
  window.addEventListener('pagehide', () => {
    const { pathname } = window.location;
    const release = areVersionsHeld() ? shownAt(pathname) : undefined;
    // Where nothing can be stored, the reload takes the active version.
    if (release) tabStorage.write(KEY, heldVersionKey(pathname, release));
  });
}

export function takeHeldVersion(): string | null {
  const held = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return held;
}
