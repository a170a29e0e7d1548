import { OUTBOX, OWN_DATA, TIMER, UI_STATE, UNSAVED, UNSAVED_DAYS } from '@wattle/contract/device-data';
import { deviceStorage } from './device-storage';
import { readStoredSession } from './stored-session';

/** Parts of an attempt, as the exam player stores them; `ui-state` tells whose it is. */
const PARTS_OF_ATTEMPTS = /^(wattle-(answers|ui-state|submission)-|timer_)/;

/**
 * Removes what the device keeps for others than whoever is signed in, or has to log in again: tests with their pictures,
 * and after a log-out the answers that the server has. Those that it has not wait for the same child, and what it has
 * not got of texts does so for a time.
 */
export function forgetOthersData(): void {
  const { user, endedUser } = readStoredSession();
  const { id } = user ?? endedUser ?? {};
  const stays = attemptsThatStay();
  forget((name) => {
    if (name.startsWith(OWN_DATA)) return !id || !name.startsWith(OWN_DATA + id);
    if (name.startsWith(UNSAVED)) return isPast(fieldOf(name, 'keptAt'));
    return !id && PARTS_OF_ATTEMPTS.test(name) && !stays.includes(attemptOf(name));
  });
}

function isPast(keptAt: unknown): boolean {
  return Date.now() - Date.parse(String(keptAt)) > UNSAVED_DAYS * 86_400_000;
}

/** Those that the server has not got all of, and those of visitors, who have no log-out. */
function attemptsThatStay(): string[] {
  const keys = deviceStorage.keys();
  const waiting = keys.filter((key) => key.startsWith(OUTBOX));
  return [...waiting.map(attemptOf), ...visitorAttempts()];
}

/** The free tests of which this device stores something. */
export function visitorAttempts(): string[] {
  const keys = deviceStorage.keys().filter((key) => key.startsWith(UI_STATE));
  return keys.filter((key) => fieldOf(key, 'owner') === 'visitor').map(attemptOf);
}

/** The attempt that a key is of: it ends with its id, or its value holds it. */
function attemptOf(key: string): string {
  return String(fieldOf(key, 'attemptId') ?? key.slice(key.lastIndexOf('-') + 1));
}

function fieldOf(key: string, field: string): unknown {
  return (deviceStorage.readJson(key) as Record<string, unknown> | null | undefined)?.[field];
}

/** Removes what the device keeps of an attempt: the server has it as submitted, and the device may be others' too. */
export function forgetAttempt(attemptId: string): void {
  forget((name) => name.endsWith(attemptId) || (name.startsWith(TIMER) && attemptOf(name) === attemptId));
}

function forget(isForgotten: (name: string) => boolean): void {
  for (const key of deviceStorage.keys()) if (isForgotten(key)) deviceStorage.remove(key);
  void forgetPictures(isForgotten);
}

/** They are in caches, which pages that are not secure have none of. */
async function forgetPictures(isForgotten: (name: string) => boolean): Promise<void> {
  if (!globalThis.caches) return;
  // Some private windows refuse to tell.
  const names = await caches.keys().catch(() => []);
  for (const name of names) if (name.startsWith(OWN_DATA) && isForgotten(name)) await caches.delete(name);
}
