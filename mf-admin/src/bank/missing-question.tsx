import type { Subject } from '@wattle/contract/constants';
import { Button, ButtonLink, Cluster, ErrorPanel, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { viewPath } from '../paths';
import { deletionOf, NOT_IN_LIST } from './change-failure';
import { useNavigationState } from './navigation-state';
import { RestoreOffer } from './restore-offer';

interface MissingQuestionProps {
  subject: Subject;
  id: string;
  title: string;
  error: unknown;
  /** Said where no list has led to the question. */
  children: string;
  onRetry: () => void;
}

/** Stands in place of a question that is not in the bank. One that was deleted can be restored. */
export function MissingQuestion({ subject, id, title, error, children, onRetry }: MissingQuestionProps) {
  const { list } = useNavigationState();
  const deletion = deletionOf(error);
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Stack gap={12}>
          {deletion && <RestoreOffer subject={subject} deleted={[{ id, ...deletion }]} />}
          <Cluster justify="center">
            {!deletion && <Button onClick={onRetry}>Try again</Button>}
            <ButtonLink as={Link} to={list?.path ?? viewPath(subject)} variant="secondary">
              Go Back
            </ButtonLink>
          </Cluster>
        </Stack>
      }
    >
      {list ? NOT_IN_LIST : children}
    </ErrorPanel>
  );
}
