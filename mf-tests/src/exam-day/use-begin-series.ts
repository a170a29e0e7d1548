import { errorMessage, notify } from '@wattle/platform';
import { useBeginExamDayMutation } from './exam-day.api';

/** Begins four new tests in a row; says so where they cannot begin. */
export function useBeginSeries() {
  const [begin, { isLoading: isBeginning }] = useBeginExamDayMutation();
  const beginSeries = async () => {
    const { error } = await begin();
    if (error) notify.danger(errorMessage(error, 'The tests could not begin. Please try again.'));
  };
  return { beginSeries, isBeginning };
}
