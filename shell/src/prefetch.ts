import { store } from '@wattle/platform/internal';
import { mayOpen } from './remotes/access';
import type { Remotes } from './remotes/remotes';

/** A pointer that stays this long on a link is not on its way to another one. */
const REST_MS = 50;

/** Fetches the code of a page when the pointer rests on a link to it, or the keyboard has reached it. */
export function prefetchLinks(remotes: Pick<Remotes, 'match' | 'prefetch'>): void {
  let timer: ReturnType<typeof setTimeout>;
  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === window.location.host) timer = setTimeout(() => prefetch(link.pathname), REST_MS);
  };
  const prefetch = (pathname: string) => {
    const access = remotes.match(pathname)?.access ?? 'public';
    if (mayOpen(access, store.getState().session.user)) void remotes.prefetch(pathname);
  };
  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
}
