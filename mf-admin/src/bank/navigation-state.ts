import { useLocation } from '@wattle/platform';

interface NavigationState {
  isFromList: boolean;
  /** Questions were deleted: the next page offers to undo it. */
  deleted: { ids: string[]; message: string };
  /** An edit was begun on another page than the question's own, and returns there. */
  returnTo: string;
  editedItem: string;
  /** The key is another one now: past attempts may have to be marked again. */
  isKeyChanged: boolean;
}

/** States a navigation, so that the name and type of each part are checked. */
export function navigationState(state: Partial<NavigationState>): Partial<NavigationState> {
  return state;
}

export const FROM_LIST = navigationState({ isFromList: true });

export function useNavigationState(): Partial<NavigationState> {
  return (useLocation().state as Partial<NavigationState> | null) ?? {};
}

/** Where an edit that was begun on another page returns to; undefined for all others. */
export function useReturnPath(): string | undefined {
  const { returnTo } = useNavigationState();
  return returnTo?.startsWith('/') ? returnTo : undefined;
}
