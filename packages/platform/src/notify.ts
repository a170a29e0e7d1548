import { type NoticeTone, noticesSlice } from './notices.slice';
import { store } from './store';

const notifyWith = (tone: NoticeTone) => (text: string) => {
  store.dispatch(noticesSlice.actions.noticeAdded(tone, text));
};

/** Shows a notice for some seconds, and keeps it in the list of notices so that it can be read later. */
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
