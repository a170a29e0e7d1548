import { useLocation } from '@wattle/platform';

/** State of the navigation to an edit that was not begun on the question's own page. */
export interface EditFromState {
  returnTo: string;
}

/** State of the navigation back from there. */
export interface ItemReturnState {
  editedItem: string;
}

/** The state with which an edit returns to this page. */
export function useEditFromState(): EditFromState {
  return { returnTo: useLocation().pathname };
}

/** Where an edit that was begun on another page returns to; undefined for all others. */
export function useReturnPath(): string | undefined {
  const { returnTo } = (useLocation().state as Partial<EditFromState> | null) ?? {};
  return returnTo?.startsWith('/') ? returnTo : undefined;
}
