import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage';

/** The keys of this browser's storage: the documented ones (docs/published.md, fields), the theme, and since when the access token is here. Only this file uses them. */
const KEYS = {
  accessToken: 'access_token',
  accessSince: 'access_since',
  refreshToken: 'refresh_token',
  user: 'user',
  email: 'userEmail',
  isAuthenticated: 'isAuthenticated',
  // The shell's page template reads it before its first paint.
  theme: 'wattle-theme',
} as const;

type Item = keyof typeof KEYS;

/** Items that the browser does not store: the page has them for as long as it is open. */
const memory = new Map<Item, string>();
const listeners = new Set<() => void>();

export function readItem(item: Item): string | null {
  return memory.get(item) ?? deviceStorage.read(KEYS[item]);
}

/**
 * Keeps items that belong together. Says whether the browser has stored all of them; otherwise it stores none, and only
 * this page has them.
 */
export function writeItems(items: Partial<Record<Item, string>>): boolean {
  const entries = Object.entries(items) as [Item, string][];
  const isStored = entries.every(([item, value]) => deviceStorage.write(KEYS[item], value));
  for (const [item, value] of entries) {
    if (isStored) memory.delete(item);
    else {
      deviceStorage.remove(KEYS[item]);
      memory.set(item, value);
    }
  }
  announce();
  return isStored;
}

/** Whether an item would still be there after a reload. */
function isStored(item: Item): boolean {
  return !memory.has(item);
}

export function removeItem(item: Item): void {
  memory.delete(item);
  deviceStorage.remove(KEYS[item]);
  announce();
}

/** Calls back when this page has changed one of the items. */
function onItemChanged(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls back when another tab has changed one of the items. */
export function onItemChangedInOtherTab(item: Item, callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when the other tab cleared everything.
    if (key === KEYS[item] || key === null) callback();
  });
}

/** The address that this browser's free assessment belongs to, stored as `userEmail` (docs/published.md, screens and fields). */
export const visitorEmail = {
  read: (): string | null => readItem('email'),
  write: (email: string): void => void writeItems({ email }),
  remove: (): void => removeItem('email'),
};

const SESSION_NOT_STORED =
  'This browser does not store data for Wattle. You stay logged in for as long as you keep this page open.';
const EMAIL_NOT_STORED =
  'This browser does not store data for Wattle. Keep this page open until you have sent your results.';

/** What whoever would lose their session or their results with this page is told. */
export function useNotStored(): string | undefined {
  return useSyncExternalStore(onItemChanged, notStoredSentence, () => undefined);
}

function notStoredSentence(): string | undefined {
  if (!isStored('accessToken')) return SESSION_NOT_STORED;
  return isStored('email') ? undefined : EMAIL_NOT_STORED;
}
