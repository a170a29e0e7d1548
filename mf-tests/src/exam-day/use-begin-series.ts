import { errorMessage } from '@wattle/platform';
import { useBeginExamDayMutation } from './exam-day.api';

/** Begins four new tests in a row; says why where they cannot begin. */
export function useBeginSeries() {
  const [begin, { error, isLoading: isBeginning }] = useBeginExamDayMutation();
  const failure = error && errorMessage(error, 'The tests could not begin. Please try again.');
  return { beginSeries: () => begin(), isBeginning, failure };
}
