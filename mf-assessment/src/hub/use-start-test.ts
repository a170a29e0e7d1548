import type { FreeTest } from '@wattle/contract';
import { errorMessage, notify, useNavigate } from '@wattle/platform';
import { useCheckFreeTestMutation } from '../free-assessment.api';
import { testPath } from '../paths';

/** Asks the server whether the test may be taken, and goes there. */
export function useStartTest(test: FreeTest, email: string) {
  const navigate = useNavigate();
  const [check, { isLoading: isChecking }] = useCheckFreeTestMutation();
  const startTest = async () => {
    const { data, error } = await check({ test, email });
    if (data?.navigate) navigate(testPath(test));
    else if (data) notify.warning(data.message || 'This test is already completed.');
    else notify.danger(errorMessage(error, 'An error occurred. Please try again.'));
  };
  return { startTest, isChecking };
}
