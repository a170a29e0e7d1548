import { OUTBOX, OWN_DATA } from '@wattle/contract/device-data';
import { deviceStorage } from './device-storage';
import { readStoredSession } from './stored-session';

/** Parts of an attempt, as the exam player stores them. */
const PARTS_OF_ATTEMPTS = /^(wattle-(answers|ui-state|submission)-|timer_)/;

/**
 * Removes what the device keeps for others than whoever is signed in, or has to log in again: tests with their pictures,
 * and after a log-out the answers that the server has. Those that it has not wait for the same child.
 */
export function forgetOthersData(): void {
  const { user, endedUser } = readStoredSession();
  const { id } = user ?? endedUser ?? {};
  const keys = deviceStorage.keys();
  const waiting = keys.filter((key) => key.startsWith(OUTBOX)).map((key) => key.slice(OUTBOX.length));
  forget((name) => {
    if (name.startsWith(OWN_DATA)) return !id || !name.startsWith(OWN_DATA + id);
    return !id && PARTS_OF_ATTEMPTS.test(name) && !waiting.some((attemptId) => name.endsWith(attemptId));
  });
}

/** Removes what the device keeps of an attempt that the server has. */
export function forgetAttempt(attemptId: string): void {
  forget((name) => name.endsWith(attemptId));
}

function forget(isForgotten: (name: string) => boolean): void {
  for (const key of deviceStorage.keys()) if (isForgotten(key)) deviceStorage.remove(key);
  void forgetPictures(isForgotten);
}

/** They are in caches, which pages that are not secure have none of. */
async function forgetPictures(isForgotten: (name: string) => boolean): Promise<void> {
  if (!globalThis.caches) return;
  for (const name of await caches.keys()) if (name.startsWith(OWN_DATA) && isForgotten(name)) await caches.delete(name);
}
