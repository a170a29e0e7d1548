import { USERNAME_DEBOUNCE_MS, usernameSchema } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { useUsernameAvailabilityQuery } from '../signup.api';

export type UsernameStatus = 'unknown' | 'checking' | 'available' | 'taken';

/** Whether a username can be had, asked when nobody has typed for a while. Names that no child may have are not asked. */
export function useUsernameStatus(typed: string): UsernameStatus {
  const username = usernameSchema.safeParse(typed).data;
  const isAtRest = useIsAtRest(typed);
  // The response to an older name belongs to that name, however late it comes.
  const { currentData, isFetching, isError } = useUsernameAvailabilityQuery(username ?? '', {
    skip: !username || !isAtRest,
    refetchOnMountOrArgChange: true,
  });
  if (!username || !isAtRest || isError) return 'unknown';
  if (isFetching) return 'checking';
  if (currentData === true) return 'available';
  return currentData === false ? 'taken' : 'unknown';
}

function useIsAtRest(text: string): boolean {
  const [resting, setResting] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), USERNAME_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      setResting(undefined);
    };
  }, [text]);
  return resting === text;
}
