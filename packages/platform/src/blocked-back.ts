import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Spelt as the specification has it (section 4). */
const BACK_DISABLED = 'Back navigation is disabled during the test.';

/** Blocks the browser's Back and Forward while `isBlocked`, with the documented alert. */
export function useBlockedBack(isBlocked: boolean): void {
  const blocker = useBlocker(({ historyAction }) => isBlocked && historyAction === 'POP');

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    window.alert(BACK_DISABLED);
  }, [blocker]);
}
