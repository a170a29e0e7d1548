import { followStorage } from './session';
import { onItemChangedInOtherTab } from './storage';
import { refreshTheme } from './theme';

/** Follows another tab that signs in or out or chooses a theme, from what is stored now. */
export function watchOtherTabs(): void {
  refreshTheme();
  onItemChangedInOtherTab('user', followStorage);
  onItemChangedInOtherTab('isAuthenticated', followStorage);
  onItemChangedInOtherTab('theme', refreshTheme);
  // A page that the browser had put aside, and shows again on Back, was told of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage();
  });
}
