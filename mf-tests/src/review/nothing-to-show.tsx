import { attemptTitle } from '@wattle/contract/test-kinds';
import { ButtonLink, EmptyState, Page } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { errorStatus, Link } from '@wattle/platform';
import type { ComponentProps } from 'react';
import { openAttemptsOf } from '../attempts';
import { BackToDashboard } from '../links';
import { NotFound } from '../not-found';
import { resumePath } from '../paths';
import { useAttemptListQuery } from '../tests.api';

interface NothingToShowProps {
  attemptId: string;
  /** What of the attempt. */
  what: 'result' | 'text';
  query: ComponentProps<typeof NoData>['query'];
  /** What stands here once the test is submitted. */
  children: string;
}

/** In the place of what is not here of a test: it loads or failed to load, is not there, or is not submitted yet. */
export function NothingToShow({ attemptId, what, query, children }: NothingToShowProps) {
  const status = query.isFetching ? undefined : errorStatus(query.error);
  // An address that names none is refused as well.
  if (status === 400 || status === 404)
    return (
      <NotFound title={what === 'text' ? 'Text not found' : 'Result not found'}>{`There is no such ${what}.`}</NotFound>
    );
  if (status === 409) return <StillOpen attemptId={attemptId}>{`This test is still under way. ${children}`}</StillOpen>;
  return (
    <NoData
      query={query}
      title={`No ${what} to show`}
      loading={`Loading your ${what}`}
      failed={`Failed to load this ${what}. Please try again.`}
    />
  );
}

function StillOpen({ attemptId, children }: { attemptId: string; children: string }) {
  const { data } = useAttemptListQuery();
  const attempt = openAttemptsOf(data?.attempts ?? []).find((each) => each.attemptId === attemptId);
  const action = attempt ? (
    <ButtonLink as={Link} to={resumePath(attempt)}>
      Resume
    </ButtonLink>
  ) : (
    <BackToDashboard />
  );
  return (
    <Page title={attempt ? attemptTitle(attempt) : 'Result'} width="narrow">
      <EmptyState action={action}>{children}</EmptyState>
    </Page>
  );
}
