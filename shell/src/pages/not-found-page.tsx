import { ButtonLink, ErrorPanel } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform/core';
import { Link } from 'react-router-dom';
import { usePath } from '../remotes/remotes-context';

export function NotFoundPage() {
  usePageTitle('Not found');
  const startPage = usePath('start-page');
  return (
    <ErrorPanel
      level={1}
      title="There is no page at this address"
      action={
        <ButtonLink as={Link} to={startPage}>
          Go to the start page
        </ButtonLink>
      }
    >
      The link may be old, or a letter may be missing.
    </ErrorPanel>
  );
}
