import { Button, ButtonLink, Cluster, ErrorPanel } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { DASHBOARD_PATH } from '../paths';

interface LoadErrorProps {
  title: string;
  /** What has failed. */
  children: string;
  onRetry: () => void;
}

/** Stands in place of what could not be fetched. */
export function LoadError({ title, children, onRetry }: LoadErrorProps) {
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink as={Link} to={DASHBOARD_PATH} variant="secondary">
            Go Back
          </ButtonLink>
        </Cluster>
      }
    >
      {children}
    </ErrorPanel>
  );
}
