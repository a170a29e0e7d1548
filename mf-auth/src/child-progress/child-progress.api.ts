import {
  type ChildExport,
  type ChildProgress,
  childExportSchema,
  childProgressSchema,
  type ErasureByParent,
  type MailedLink,
  type MailedLinkRequest,
  type Message,
  messageSchema,
  type WeeklyReportChoice,
} from '@wattle/contract';
import { api, postFor } from '../api';

export const {
  useChildProgressQuery,
  useSendProgressLinksMutation,
  useChooseWeeklyReportMutation,
  useExportChildMutation,
  useSendErasureLinkMutation,
  useEraseFamilyMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    childProgress: build.query<ChildProgress, string>({
      query: (token) => ({ url: 'child-progress', method: 'POST', body: { token } }),
      responseSchema: childProgressSchema,
      // Nothing of a child stays behind in a page that goes on to another one.
      keepUnusedDataFor: 0,
    }),
    sendProgressLinks: build.mutation<Message, MailedLinkRequest>(postFor('child-progress/send-links', messageSchema)),
    chooseWeeklyReport: build.mutation<Message, WeeklyReportChoice>(
      postFor('child-progress/weekly-report', messageSchema),
    ),
    exportChild: build.mutation<ChildExport, MailedLink>(postFor('child-progress/export', childExportSchema)),
    sendErasureLink: build.mutation<Message, MailedLink>(postFor('child-progress/send-erasure-link', messageSchema)),
    eraseFamily: build.mutation<Message, ErasureByParent>(postFor('child-progress/erase-family', messageSchema)),
  }),
});
