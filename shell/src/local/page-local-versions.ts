import { logError } from '@wattle/platform/core';
import type { LocalVersions } from '../remotes/remotes';

/** Where the server writes which remotes come from a developer's machine. */
const element = document.getElementById('local-remotes');

/** Whether code runs in this page that nobody has released: what goes wrong in it is nobody's to know. */
export const hasLocalVersions = element !== null;

/** Loads what finds the local versions; undefined where the page has none, as nearly all have. */
export function loadLocalVersions(
  allowOrigin: (origin: string) => void,
): Promise<LocalVersions | undefined> | undefined {
  if (!element) return undefined;
  return import(/* webpackChunkName: "local-versions" */ './start-local-versions')
    .then(({ startLocalVersions }) => startLocalVersions(element.textContent ?? '', allowOrigin))
    .catch((error) => {
      logError('local versions', error);
      return undefined;
    });
}
