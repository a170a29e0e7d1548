/** The keys of this browser's storage: the documented ones (specification 3) and the theme. Only this file uses them. */
const KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  user: 'user',
  email: 'userEmail',
  isAuthenticated: 'isAuthenticated',
  // The shell's page template reads it before its first paint.
  theme: 'wattle-theme',
} as const;

type Item = keyof typeof KEYS;

// A browser may forbid storage altogether; Wattle then works for as long as the page is open.
const fallback = new Map<Item, string>();

export function readItem(item: Item): string | null {
  try {
    return localStorage.getItem(KEYS[item]);
  } catch {
    return fallback.get(item) ?? null;
  }
}

export function writeItem(item: Item, value: string): void {
  try {
    localStorage.setItem(KEYS[item], value);
  } catch {
    fallback.set(item, value);
  }
}

export function removeItem(item: Item): void {
  fallback.delete(item);
  try {
    localStorage.removeItem(KEYS[item]);
  } catch {
    // There was nothing to remove.
  }
}

/** Calls back when another tab has changed one of the items. */
export function onItemChangedElsewhere(item: Item, callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when the other tab cleared everything.
    if (key === KEYS[item] || key === null) callback();
  });
}
