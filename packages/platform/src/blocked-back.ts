import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';

/** Spelt as the specification has it (section 4). */
const BACK_DISABLED = 'Back navigation is disabled during the test.';

/** Key of the location that a document was opened at. */
const FIRST_LOCATION = 'default';

/** Blocks the browser's Back and Forward while `isBlocked`, with the documented alert. */
export function useBlockedBack(isBlocked: boolean): void {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(({ historyAction }) => isBlocked && historyAction === 'POP');

  // Back from the first entry of a document leaves it, and the router is not asked. A new hash loads nothing again.
  useEffect(() => {
    if (isBlocked && key === FIRST_LOCATION) void navigate({ search, hash: 'test' });
  }, [isBlocked, key, search, navigate]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    window.alert(BACK_DISABLED);
  }, [blocker]);
}
