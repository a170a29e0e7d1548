import { attemptTitle } from '@wattle/contract';
import { ButtonLink, EmptyState, Page } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { openAttemptsOf } from '../attempts';
import { BackToDashboard } from '../back-to-dashboard';
import { resumePath } from '../paths';
import { useAttemptListQuery } from '../tests.api';

/** Stands where the result will, while the test is under way. */
export function StillOpen({ attemptId }: { attemptId: string }) {
  const { data } = useAttemptListQuery();
  const attempt = openAttemptsOf(data?.attempts ?? []).find((each) => each.attemptId === attemptId);
  return (
    <Page title={attempt ? attemptTitle(attempt) : 'Result'} width="narrow">
      <EmptyState
        action={
          attempt ? (
            <ButtonLink as={Link} to={resumePath(attempt)}>
              Resume
            </ButtonLink>
          ) : (
            <BackToDashboard />
          )
        }
      >
        This test is still under way. Its result is shown here once it is submitted.
      </EmptyState>
    </Page>
  );
}
