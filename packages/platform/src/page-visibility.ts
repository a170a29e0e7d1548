import { useEffect, useEffectEvent } from 'react';

export interface PageVisibility {
  /** The page is seen again, or the network is back. */
  onReturn: () => void;
  /** The page is out of sight, or is left for good: it may never come back. */
  onLeave?: () => void;
}

/** Calls back when the page is left and when it is seen again. Returns how to stop. */
export function watchPageVisibility({ onReturn, onLeave = () => undefined }: PageVisibility): () => void {
  const onVisibilityChange = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  window.addEventListener('online', onReturn);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Calls back when the page is seen again, or the network is back: what it shows may be old. */
export function useOnReturn(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => watchPageVisibility({ onReturn: () => handleReturn() }), []);
}
