import { UNKNOWN_VERSION } from '@wattle/contract';
import type { OpenPage, Remotes } from '../remotes/remotes';
import type { createRouter } from '../router';
import { releaseOf } from './attribute-error';
import type { Place } from './views';

type Router = ReturnType<typeof createRouter>;

/** What runs where no remote does: the release of the shell that this page was sent with. */
export function shellOfPage(): Pick<Place, 'remote' | 'version'> {
  const script = document.querySelector('script[src^="/releases/shell/"]')?.getAttribute('src');
  return releaseOf(undefined, script ?? '') ?? { remote: 'shell', version: UNKNOWN_VERSION };
}

/** Which version of what is on the screen, and at which pattern of paths. */
export function placeOf({ state }: Router, remotes: Remotes): Place {
  const { active, comparedWith } = remotes.match(state.location.pathname)?.remote ?? {};
  const opened = Object.values(state.loaderData).find((data): data is OpenPage => data?.status === 'open');
  const path = opened?.path ?? '*';
  if (!active) return { ...shellOfPage(), path };
  return { remote: active.name, version: active.version, ...(comparedWith && { comparedWith }), path };
}

/** Calls back when another page is shown. */
export function onNavigated(router: Router, listener: () => void): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    ({ pathname } = location);
    listener();
  });
}
