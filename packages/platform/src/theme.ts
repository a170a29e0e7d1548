import { useSyncExternalStore } from 'react';

/** How Wattle looks: as the device wishes, or as the user chose. */
export const THEMES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** The page reads this key before its first paint; see the shell's page template. */
const KEY = 'wattle-theme';

const listeners = new Set<() => void>();

/** The theme and the way to change it; the choice is kept in this browser. */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), chooseTheme];
}

function currentTheme(): ThemeName {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((name) => name === theme) ?? 'system';
}

function chooseTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
