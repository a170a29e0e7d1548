import { store } from '@wattle/platform/internal';
import { matchPath } from 'react-router-dom';
import { mayOpen } from './remotes/access';
import type { LoadRoutes, Remotes } from './remotes/remotes';

/** A pointer that stays this long on a link is not on its way to another one. */
const REST_MS = 50;

/** Fetches the code of a page when the pointer rests on a link to it, or the keyboard has reached it. */
export function prefetchLinks(remotes: Pick<Remotes, 'match'>, loadRoutes: LoadRoutes): void {
  let timer: ReturnType<typeof setTimeout>;
  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = (target as Element).closest('a');
    if (link?.host === window.location.host) timer = setTimeout(() => fetchPage(link.pathname), REST_MS);
  };

  const fetchPage = async (pathname: string) => {
    const match = remotes.match(pathname);
    if (!match || !mayOpen(match.access, store.getState().session.user)) return;
    // What fails is tried again when the page is opened.
    const routes = await loadRoutes(match.remote).catch(() => []);
    await routes.find(({ path }) => matchPath(path, pathname))?.load().catch(() => undefined);
  };

  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
}
