import { childCalendar, ownCalendar } from '@wattle/contract/daily-practice';
import { requestTo } from '@wattle/contract/endpoint';
import { Button, saveFile } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { CalendarPlus } from 'lucide-react';
import { api } from '../api';

const { useSaveCalendarMutation } = api.injectEndpoints({
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

/** Saves what is planned as a file that calendars read. */
export function CalendarButton({ childId }: { childId?: string }) {
  const [save, { isLoading }] = useSaveCalendarMutation();
  const press = async () => {
    const { error } = await save(childId);
    if (error) notify.danger(errorMessage(error, 'The calendar could not be loaded. Please try again.'));
    else
      notify.success(
        'Open the file wattle.ics with your calendar. When the plan changes, download it again: nothing is entered twice.',
      );
  };
  return (
    <Button variant="secondary" isBusy={isLoading} onClick={press}>
      <CalendarPlus size={18} aria-hidden="true" />
      Add to calendar
    </Button>
  );
}
