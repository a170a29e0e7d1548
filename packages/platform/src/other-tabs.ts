import { followStorage } from './session';
import { onItemChangedInOtherTab } from './storage';
import { refreshTheme } from './theme';

/** Follows another tab that signs in or out or chooses a theme, from what is stored now. */
export function watchOtherTabs(): void {
  refreshTheme();
  onItemChangedInOtherTab('user', followStorage);
  onItemChangedInOtherTab('isAuthenticated', followStorage);
  onItemChangedInOtherTab('theme', refreshTheme);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage();
  });
}
