import { useSession } from '@wattle/platform';
import { useSyncExternalStore } from 'react';
import { type FollowedRun, followedRuns } from './followed-runs';

/** The generations that this tab follows for whoever is signed in. */
export function useFollowedRuns(): FollowedRun[] {
  const { user } = useSession();
  const runs = useSyncExternalStore(followedRuns.subscribe, followedRuns.snapshot);
  return runs.filter(({ userId }) => userId === user?.id);
}
