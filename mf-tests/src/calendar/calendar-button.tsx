import { Button } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { CalendarPlus } from 'lucide-react';
import { useSaveCalendarMutation } from './calendar.api';

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
