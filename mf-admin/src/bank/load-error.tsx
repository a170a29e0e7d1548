import { Button, ButtonLink, Cluster, ErrorPanel } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { DASHBOARD_PATH } from '../paths';

interface LoadErrorProps {
  title: string;
  children: string;
  /** Absent where the same would fail again. */
  onRetry?: () => void;
}

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
