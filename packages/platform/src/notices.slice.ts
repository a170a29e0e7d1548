import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** What a message is about; it decides colour, sign and urgency. */
export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** A message that was shown to the user. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Older messages are dropped from the list. */
const KEPT = 20;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeAdded: {
      prepare: (kind: NoticeKind, text: string) => ({ payload: { id: nanoid(), kind, text, at: Date.now() } }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [...notices, payload].slice(-KEPT),
    },
  },
});
