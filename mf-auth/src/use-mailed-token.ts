import { useLocation } from '@wattle/platform';

/** The token of the mailed link that has led here. It stands in the fragment, which is sent to no server. */
export function useMailedToken(): string {
  return useLocation().hash.slice(1);
}
