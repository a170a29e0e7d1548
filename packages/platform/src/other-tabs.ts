import { refreshSession } from './session';
import { onItemChangedElsewhere } from './storage';
import { refreshTheme } from './theme';

/** Follows another tab that signs in or out or chooses a theme, from what is stored now. */
export function watchOtherTabs(): void {
  refreshTheme();
  onItemChangedElsewhere('user', refreshSession);
  onItemChangedElsewhere('isAuthenticated', refreshSession);
  onItemChangedElsewhere('theme', refreshTheme);
}
