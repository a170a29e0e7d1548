import { useSyncExternalStore } from 'react';
import { readItem, writeItems } from './storage';
import { THEMES, type ThemeName } from './themes';

const listeners = new Set<() => void>();

/** The theme and the way to change it; the choice is kept in this browser. */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  return [useSyncExternalStore(subscribe, shownTheme, () => 'system' as const), chooseTheme];
}

/** Shows the theme that is stored; what is stored may be no theme of ours. */
export function refreshTheme(): void {
  showTheme(toTheme(readItem('theme')));
}

function chooseTheme(theme: ThemeName): void {
  writeItems({ theme });
  showTheme(theme);
}

function showTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function shownTheme(): ThemeName {
  return toTheme(document.documentElement.dataset.theme);
}

function toTheme(name: string | null | undefined): ThemeName {
  return THEMES.find(({ value }) => value === name)?.value ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
