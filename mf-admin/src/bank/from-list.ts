import { useLocation } from '@wattle/platform';

/** State of a navigation that a row of a list has begun. */
interface FromListState {
  isFromList: boolean;
}

export const FROM_LIST: FromListState = { isFromList: true };

/** Whether this page was opened by a row of a list. */
export function useIsFromList(): boolean {
  return (useLocation().state as Partial<FromListState> | null)?.isFromList === true;
}
