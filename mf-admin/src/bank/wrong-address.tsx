import { ButtonLink, ErrorPanel } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { DASHBOARD_PATH } from '../paths';

/** An address whose subject or question cannot be read (docs/published.md, sentences). */
export function WrongAddress() {
  usePageTitle('Not found');
  return (
    <ErrorPanel
      level={1}
      title="Nothing to show"
      action={
        <ButtonLink as={Link} to={DASHBOARD_PATH}>
          Go Back
        </ButtonLink>
      }
    >
      Invalid parameters provided.
    </ErrorPanel>
  );
}
