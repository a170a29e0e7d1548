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
import { api } from '../api';

export const {
  useChildProgressQuery,
  useSendProgressLinksMutation,
  useChooseWeeklyReportMutation,
  useExportChildMutation,
  useSendErasureLinkMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    childProgress: build.query<ChildProgress, string>({
      query: (token) => ({ url: 'child-progress', method: 'POST', body: { token } }),
      responseSchema: childProgressSchema,
      // Nothing of a child stays behind in a page that goes on to another one.
      keepUnusedDataFor: 0,
    }),
    sendProgressLinks: build.mutation<Message, MailedLinkRequest>({
      query: (body) => ({ url: 'child-progress/send-links', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
    chooseWeeklyReport: build.mutation<Message, WeeklyReportChoice>({
      query: (body) => ({ url: 'child-progress/weekly-report', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
    exportChild: build.mutation<ChildExport, MailedLink>({
      query: (body) => ({ url: 'child-progress/export', method: 'POST', body }),
      responseSchema: childExportSchema,
    }),
    sendErasureLink: build.mutation<Message, MailedLink>({
      query: (body) => ({ url: 'child-progress/send-erasure-link', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});

export const { useEraseFamilyMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    eraseFamily: build.mutation<Message, ErasureByParent>({
      query: (body) => ({ url: 'child-progress/erase-family', method: 'POST', body }),
      responseSchema: messageSchema,
    }),
  }),
});
