import { store } from '@wattle/platform/internal';
import type { Address, Remotes } from './remotes/remotes';

/** A pointer that stays this long on a link is not on its way to another one. */
const REST_MS = 50;

/** Fetches a page when the pointer rests on a link to it, a finger touches it, or the keyboard has reached it. */
export function prefetchLinks(remotes: Pick<Remotes, 'mayOpen' | 'prefetch'>): void {
  let timer: ReturnType<typeof setTimeout>;
  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.host === window.location.host) timer = setTimeout(() => prefetch(link), REST_MS);
  };
  const prefetch = (address: Address) => {
    if (isDataSaved()) return;
    if (remotes.mayOpen(address.pathname, store.getState().session.user)) void remotes.prefetch(address);
  };
  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
}

/** Whether the visitor has asked for less to be fetched; not every browser tells. */
export function isDataSaved(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
