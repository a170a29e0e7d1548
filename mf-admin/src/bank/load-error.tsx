import type { Subject } from '@wattle/contract/constants';
import { Button, ButtonLink, Cluster, ErrorPanel, Stack } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { DASHBOARD_PATH, viewPath } from '../paths';
import { deletionOf, isGone, NOT_IN_LIST } from './change-failure';
import { useNavigationState } from './navigation-state';
import { RestoreOffer } from './restore-offer';

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

/** An address whose subject or question cannot be read (docs/published.md, sentences). */
export function WrongAddress() {
  usePageTitle('Not found');
  return <LoadError title="Nothing to show">Invalid parameters provided.</LoadError>;
}

interface QuestionErrorProps {
  subject: Subject;
  id: string;
  title: string;
  error: unknown;
  /** Said where no list has led to the question. */
  children: string;
  onRetry: () => void;
}

/** Stands in place of a question that could not be fetched. One that was deleted can be restored. */
export function QuestionError({ subject, id, title, error, children, onRetry }: QuestionErrorProps) {
  const { isFromList } = useNavigationState();
  const deletion = deletionOf(error);
  if (!isGone(error)) {
    return (
      <LoadError title={title} onRetry={onRetry}>
        {children}
      </LoadError>
    );
  }
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Stack gap={12}>
          {deletion && <RestoreOffer subject={subject} deleted={[{ id, ...deletion }]} />}
          <Cluster justify="center">
            {!deletion && <Button onClick={onRetry}>Try again</Button>}
            <ButtonLink as={Link} to={viewPath(subject)} variant="secondary">
              Go Back
            </ButtonLink>
          </Cluster>
        </Stack>
      }
    >
      {isFromList ? NOT_IN_LIST : children}
    </ErrorPanel>
  );
}
