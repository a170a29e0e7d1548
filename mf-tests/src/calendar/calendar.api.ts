import { childCalendar, ownCalendar } from '@wattle/contract/daily-practice';
import { requestTo } from '@wattle/contract/endpoint';
import { saveFile } from '@wattle/design-system';
import { api } from '../api';

export const { useSaveCalendarMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of the child who is logged in, or of a child of the parent. */
    saveCalendar: build.mutation<null, string | undefined>({
      query: (childId) => ({
        ...(childId ? requestTo(childCalendar, { params: { childId } }) : requestTo(ownCalendar)),
        // A link could not carry the access token.
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), 'wattle.ics');
          return null;
        },
      }),
    }),
  }),
});
