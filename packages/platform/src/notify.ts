import { type NoticeKind, noticesSlice } from './notices.slice';
import { store } from './store';

const notifyAs = (kind: NoticeKind) => (text: string) => {
  store.dispatch(noticesSlice.actions.noticeAdded(kind, text));
};

/** Shows a message in a toast, and keeps it in the list of messages so that it can be read later. */
export const notify = {
  info: notifyAs('info'),
  success: notifyAs('success'),
  warning: notifyAs('warning'),
  error: notifyAs('error'),
};
