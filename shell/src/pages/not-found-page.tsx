import { ButtonLink, ErrorPanel } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform/core';
import { Link } from 'react-router-dom';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <ErrorPanel
      level={1}
      title="There is no page at this address"
      action={
        <ButtonLink as={Link} to="/">
          Go to the start page
        </ButtonLink>
      }
    >
      The link may be old, or a letter may be missing.
    </ErrorPanel>
  );
}
