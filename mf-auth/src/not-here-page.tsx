import { ButtonLink, EmptyState, Page } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';

/** Stands where accounts will be until they are released. */
export function NotHerePage() {
  usePageTitle('Accounts');
  return (
    <Page title="Accounts are not here yet" width="narrow" hasGlow>
      <EmptyState
        action={
          <ButtonLink as={Link} to="/freeassesment">
            Go to the free assessment
          </ButtonLink>
        }
      >
        Signing up and logging in come with a later release. The free assessment works without an account.
      </EmptyState>
    </Page>
  );
}
