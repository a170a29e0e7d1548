import { type Notice, type NoticeTone, noticesSlice } from './notices.slice';
import { store, useAppSelector } from './store';

const notifyWith = (tone: NoticeTone) => (text: string) => {
  showNotice(tone, text);
};

/** Shows a notice as `notify` does. Returns how to withdraw it once what it says is no longer so, from the list as well. */
export function showNotice(tone: NoticeTone, text: string): () => void {
  const { payload } = store.dispatch(noticesSlice.actions.noticeAdded(tone, text));
  return () => void store.dispatch(noticesSlice.actions.noticeWithdrawn(payload.id));
}

/** These notices are shown no more. */
export function closeNotices(ids: readonly string[]): void {
  store.dispatch(noticesSlice.actions.noticesClosed(ids));
}

/**
 * Shows a notice for five seconds, and keeps it in the list of notices so that it can be read later. What must not be
 * missed, such as a change that was not saved, is a banner of its page instead.
 */
export const notify = {
  /** A fact. */
  info: notifyWith('info'),
  /** A success. */
  success: notifyWith('success'),
  /** A refusal that may pass. */
  warning: notifyWith('warning'),
  /** A failure. */
  danger: notifyWith('danger'),
};

/** The latest notices, the oldest first. */
export function useNotices(): Notice[] {
  return useAppSelector((state) => state.notices);
}
