import { attemptTitle } from '@wattle/contract/test-kinds';
import { ButtonLink, EmptyState, Page } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { openAttemptsOf } from '../attempts';
import { BackToDashboard } from '../links';
import { resumePath } from '../paths';
import { useAttemptListQuery } from '../tests.api';

/** Stands where something of a test will, while it is under way. */
export function StillOpen({ attemptId, children }: { attemptId: string; children: string }) {
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
        {children}
      </EmptyState>
    </Page>
  );
}
