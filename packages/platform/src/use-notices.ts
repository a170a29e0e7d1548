import type { Notice } from './notices.slice';
import { useAppSelector } from './use-app-selector';

/** The latest notices, the oldest first. */
export function useNotices(): Notice[] {
  return useAppSelector((state) => state.notices);
}
