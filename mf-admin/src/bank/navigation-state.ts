import { useLocation } from '@wattle/platform';

interface NavigationState {
  /** The list that has led here, with its filter, and the place of the question in it, from 1. */
  list: { path: string; place: number } | undefined;
  /** The question of a list at which the keyboard goes on; where it is gone, the one in its place. */
  row: { id: string; place?: number | undefined };
  /** Which way through the list has led here, and takes the focus again; `edit` is the form of the next question. */
  step: 'previous' | 'next' | 'edit';
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

export function useNavigationState(): Partial<NavigationState> {
  return (useLocation().state as Partial<NavigationState> | null) ?? {};
}

/** Where an edit that was begun on another page returns to; undefined for all others. */
export function useReturnPath(): string | undefined {
  const { returnTo } = useNavigationState();
  return returnTo?.startsWith('/') ? returnTo : undefined;
}
