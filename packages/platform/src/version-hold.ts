import { useEffect } from 'react';

let holds = 0;

/** Keeps the page at the versions of remotes that it runs while `isHeld`, as during a timed test. */
export function useVersionHold(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    holds += 1;
    return () => {
      holds -= 1;
    };
  }, [isHeld]);
}

/** Whether a page on the screen holds the versions of remotes. */
export function areVersionsHeld(): boolean {
  return holds > 0;
}
