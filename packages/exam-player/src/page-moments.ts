interface PageMoments {
  /** The page, or the network, is back. */
  onBack: () => void;
  /** The page is out of sight, or goes: it may never come back. */
  onLeft?: () => void;
}

/** Calls back when the child comes and goes. Returns how to stop. */
export function followPage({ onBack, onLeft = () => undefined }: PageMoments): () => void {
  const look = () => (document.visibilityState === 'hidden' ? onLeft() : onBack());
  window.addEventListener('online', onBack);
  window.addEventListener('pagehide', onLeft);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', onBack);
    window.removeEventListener('pagehide', onLeft);
    document.removeEventListener('visibilitychange', look);
  };
}
