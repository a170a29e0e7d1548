import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';

/** Published (docs/published.md, sentences). */
const BACK_DISABLED = 'Back navigation is disabled during the test.';

/** Blocks the browser's Back and Forward while `isBlocked`, with the documented alert. */
export function useBlockedBack(isBlocked: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(({ historyAction }) => isBlocked && historyAction === 'POP');

  // Back from the first entry of a document leaves it, and the router is not asked. A new hash loads nothing again.
  useEffect(() => {
    if (isBlocked && isFirstEntry()) void navigate({ search, hash: 'test' });
  }, [isBlocked, search, navigate]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    window.alert(BACK_DISABLED);
  }, [blocker]);
}

/** The router writes the position of an entry into its state. */
const isFirstEntry = () => (window.history.state as { idx?: number } | null)?.idx === 0;
