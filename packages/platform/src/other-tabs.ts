import { notify } from './notify';
import { followStorage } from './session';
import { onItemChangedInOtherTab } from './storage';
import { store } from './store';
import { refreshTheme } from './theme';

/** Follows another tab that signs in or out or chooses a theme, from what is stored now. */
export function watchOtherTabs(): void {
  refreshTheme();
  onItemChangedInOtherTab('user', followOtherTab);
  onItemChangedInOtherTab('isAuthenticated', followOtherTab);
  onItemChangedInOtherTab('theme', refreshTheme);
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage();
  });
}

/** The page goes from under its user, so it is said why. */
function followOtherTab(): void {
  const { user } = store.getState().session;
  followStorage();
  if (!user || store.getState().session.user) return;
  notify.info(`You logged out in another tab.${user.role === 'student' ? ' Your answers are kept.' : ''}`);
}
