import { notify, useNavigate } from '@wattle/platform';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyAttemptStatusQuery } from '../tests.api';

/**
 * How to go on here with a test that another page has taken over.
 *
 * @param reopen - Opens the test again; whether it could.
 */
export function useTakeOver(attemptId: string, reopen: () => Promise<boolean>): () => Promise<void> {
  const [askStatus] = useLazyAttemptStatusQuery();
  const navigate = useNavigate();
  return async () => {
    const { data } = await askStatus(attemptId);
    // Opening it again would begin another one.
    if (data?.state === 'submitted') {
      notify.info('This test was handed in there.');
      navigate(reviewPath(attemptId), { replace: true });
    } else if (!(await reopen())) notify.danger(SENTENCES.questionsFailed);
  };
}
