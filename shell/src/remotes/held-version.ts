import type { Release } from '@wattle/federation/runtime';
import { areVersionsHeld } from '@wattle/platform/internal';

const KEY = 'wattle-held-version';

export function heldVersionKey(pathname: string, { container }: Release): string {
  return `${pathname} ${container}`;
}

/** Notes, as a page is left, the version that it holds: the same page loaded again within a test begins with it. */
export function noteHeldVersion(shownAt: (pathname: string) => Release | undefined): void {
  window.addEventListener('pagehide', () => {
    const { pathname } = window.location;
    const release = areVersionsHeld() ? shownAt(pathname) : undefined;
    if (!release) return;
    try {
      sessionStorage.setItem(KEY, heldVersionKey(pathname, release));
    } catch {
      // Where nothing can be stored, the reload takes the active version.
    }
  });
}

export function takeHeldVersion(): string | null {
  try {
    const held = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return held;
  } catch {
    return null;
  }
}
