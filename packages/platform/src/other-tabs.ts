import { refreshSession } from './session';
import { onItemChangedElsewhere } from './storage';

/** Follows another tab that signs in or out. */
export function watchOtherTabs(): void {
  onItemChangedElsewhere('user', refreshSession);
  onItemChangedElsewhere('isAuthenticated', refreshSession);
}
