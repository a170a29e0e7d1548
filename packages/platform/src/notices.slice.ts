import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** What a notice means; it decides colour, sign and urgency. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** A sentence that was shown to the user. */
export interface Notice {
  id: string;
  tone: NoticeTone;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** It is shown no more; it can still be read in the list of notices. */
  isClosed?: true;
}

/** Older notices are dropped from the list. */
const MAX_NOTICES = 20;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeAdded: {
      prepare: (tone: NoticeTone, text: string) => ({ payload: { id: nanoid(), tone, text, at: Date.now() } }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [...notices, payload].slice(-MAX_NOTICES),
    },
    /** What it says is no longer so. */
    noticeWithdrawn: (notices, { payload: id }: PayloadAction<string>) => notices.filter((notice) => notice.id !== id),
    noticesClosed: (notices, { payload: ids }: PayloadAction<readonly string[]>) =>
      notices.map((notice) => (ids.includes(notice.id) ? { ...notice, isClosed: true } : notice)),
  },
});
