import type { PageFromServer } from './start-offline';

/** The page is usable long before. */
const LOAD_AFTER_MS = 2_500;

/** Loads what lets Wattle work without network, after the page: nothing of a first visit waits for it. */
export function loadOffline(page: PageFromServer): void {
  const load = () => {
    import(/* webpackChunkName: "offline" */ './start-offline').then(
      ({ startOffline }) => startOffline(page),
      // Everything is as in a browser without service workers.
      () => undefined,
    );
  };
  // A page of the device may be an old one.
  setTimeout(load, page.element?.dataset.held === undefined ? LOAD_AFTER_MS : 0);
}
