import { type NoticeTone, noticesSlice } from './notices.slice';
import { store } from './store';

const notifyWith = (tone: NoticeTone) => (text: string) => {
  store.dispatch(noticesSlice.actions.noticeAdded(tone, text));
};

/** Shows a notice for some seconds, and keeps it in the list of notices so that it can be read later. */
export const notify = {
  /** Tells what is so. */
  info: notifyWith('info'),
  /** Tells that what was asked for is done. */
  success: notifyWith('success'),
  /** Tells that what was asked for cannot be done now. */
  warning: notifyWith('warning'),
  /** Tells that something has failed. */
  danger: notifyWith('danger'),
};
