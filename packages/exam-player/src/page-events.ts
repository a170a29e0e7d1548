interface PageEvents {
  /** The page is seen again, or the network is back. */
  onReturn: () => void;
  /** The page is out of sight, or is left for good: it may never come back. */
  onLeave?: () => void;
}

/** Calls back when the page is left and seen again. Returns how to stop. */
export function followPage({ onReturn, onLeave = () => undefined }: PageEvents): () => void {
  const look = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  window.addEventListener('online', onReturn);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', look);
  };
}
