import { useSyncExternalStore } from 'react';
import { isStored, onItemChanged } from './storage';

const SESSION_NOT_STORED =
  'This browser does not store data for Wattle. You stay logged in for as long as you keep this page open.';
const EMAIL_NOT_STORED =
  'This browser does not store data for Wattle. Keep this page open until you have sent your results.';

/** What whoever would lose their session or their results with this page is told. */
export function useNotStored(): string | undefined {
  return useSyncExternalStore(onItemChanged, sentence, () => undefined);
}

function sentence(): string | undefined {
  if (!isStored('accessToken')) return SESSION_NOT_STORED;
  return isStored('email') ? undefined : EMAIL_NOT_STORED;
}
