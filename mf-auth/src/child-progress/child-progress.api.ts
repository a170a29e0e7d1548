import {
  childProgress,
  chooseWeeklyReport,
  exportChild,
  sendErasureLink,
  sendProgressLinks,
} from '@wattle/contract/child-progress';
import { requestTo, sends } from '@wattle/contract/endpoint';
import { api } from '../api';

export const {
  useChildProgressQuery,
  useSendProgressLinksMutation,
  useChooseWeeklyReportMutation,
  useExportChildMutation,
  useSendErasureLinkMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    childProgress: build.query({
      query: (token: string) => requestTo(childProgress, { body: { token } }),
      responseSchema: childProgress.response,
      // Nothing of a child stays behind in a page that goes on to another one.
      keepUnusedDataFor: 0,
    }),
    sendProgressLinks: build.mutation(sends(sendProgressLinks)),
    chooseWeeklyReport: build.mutation(sends(chooseWeeklyReport)),
    exportChild: build.mutation(sends(exportChild)),
    sendErasureLink: build.mutation(sends(sendErasureLink)),
  }),
});
