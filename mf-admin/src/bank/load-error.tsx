import { Button, ButtonLink, Cluster, ErrorPanel } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { DASHBOARD_PATH } from '../paths';

interface LoadErrorProps {
  title: string;
  /** What has failed. */
  children: string;
  /** Absent where the same would fail again. */
  onRetry?: () => void;
}

/** Stands in place of what could not be fetched. */
export function LoadError({ title, children, onRetry }: LoadErrorProps) {
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink as={Link} to={DASHBOARD_PATH} variant={onRetry ? 'secondary' : 'primary'}>
            Go Back
          </ButtonLink>
        </Cluster>
      }
    >
      {children}
    </ErrorPanel>
  );
}

/** An address whose subject or question cannot be read (docs/published.md, sentences). */
export function WrongAddress() {
  usePageTitle('Not found');
  return <LoadError title="Nothing to show">Invalid parameters provided.</LoadError>;
}
