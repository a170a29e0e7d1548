import { Button, ErrorPanel, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, type Query, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage } from '@wattle/platform';
import { SENTENCES } from './sentences';

interface LoadFailedProps {
  query: Pick<Query, 'error' | 'refetch'>;
  /** The heading of the page. */
  title?: string;
  /** What has failed, where the server does not say why. */
  failed: string;
}

export function LoadFailed({ query: { error, refetch }, title, failed }: LoadFailedProps) {
  return (
    <ErrorPanel title={title} level={title ? 1 : undefined} action={<Button onClick={refetch}>Try again</Button>}>
      {error ? errorMessage(error, failed) : SENTENCES.unexpected}
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
