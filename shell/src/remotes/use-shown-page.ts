import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenPage, ResolvedPage } from './remotes';
import { useRemotes } from './remotes-context';

interface Attempt {
  /** What the navigation has opened. */
  opened: ResolvedPage;
  /** What is on the screen in its place. */
  shown: ResolvedPage;
  /** Containers whose page has crashed since, one for each crash. */
  crashed: string[];
}

/**
 * What stands at the address that a navigation has opened. A page that crashes is shown once more, then that of the next
 * version; when none is left, that is a failure, until `retry`.
 */
export function useShownPage(opened: ResolvedPage) {
  const remotes = useRemotes();
  const address = useLocation();
  const [latest, setLatest] = useState<Attempt>();
  const { shown, crashed }: Attempt = latest?.opened === opened ? latest : { opened, shown: opened, crashed: [] };

  const retry = async () => {
    await remotes.update();
    setLatest({ opened, shown: await remotes.open(address), crashed: [] });
  };

  const recover = async ({ release }: OpenPage, error: unknown) => {
    remotes.report(release, 'crash', error);
    const isSecond = crashed.includes(release.container);
    const all = [...crashed, release.container];
    setLatest({ opened, shown: isSecond ? await remotes.open(address, all) : shown, crashed: all });
  };

  return { shown, crashes: crashed.length, retry, recover };
}
