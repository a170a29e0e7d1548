import { Button, ButtonLink, ErrorPanel, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, Link } from '@wattle/platform';
import { PAGE_WAITS, type Query, useRetryWhileBusy } from './use-retry-while-busy';

/** What is said of a response of a shape that nobody expected. */
export const UNEXPECTED = 'Unexpected error occurred. Please refresh and try again.';

const NOT_RETRYABLE = [400, 404, 409];

interface LoadFailedProps {
  query: Pick<Query, 'error' | 'refetch'>;
  /** The heading of the page. */
  title?: string;
  /** What has failed, where the server does not say why. */
  failed: string;
  /** Where to go on when what was asked for is gone: asking again would not help. */
  fallbackLink?: { to: string; label: string };
}

export function LoadFailed({ query: { error, refetch }, title, failed, fallbackLink }: LoadFailedProps) {
  const action =
    fallbackLink && NOT_RETRYABLE.includes(errorStatus(error) as number) ? (
      <ButtonLink as={Link} to={fallbackLink.to}>
        {fallbackLink.label}
      </ButtonLink>
    ) : (
      <Button onClick={refetch}>Try again</Button>
    );
  return (
    <ErrorPanel title={title} level={title ? 1 : undefined} action={action}>
      {error ? errorMessage(error, failed) : UNEXPECTED}
    </ErrorPanel>
  );
}

interface NoDataProps extends LoadFailedProps {
  query: Omit<Query, 'data'>;
  /** What is waited for. */
  loading: string;
}

/** In the place of what a query has not loaded yet, perhaps as the server is busy, or could not load. */
export function NoData({ query, loading, ...failure }: NoDataProps) {
  const isBusy = useRetryWhileBusy({ ...query, data: undefined });
  if (query.isFetching || isBusy) return <Spinner label={isBusy ? PAGE_WAITS : loading} />;
  return <LoadFailed query={query} {...failure} />;
}
