import { EmptyState, Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';

/** Stands where the students' tests will be until they are released. */
export function NotHerePage() {
  usePageTitle('Tests');
  return (
    <Page title="Tests are not here yet" width="narrow" hasGlow>
      <EmptyState>Subject, practice, weekly and mega tests come with a later release.</EmptyState>
    </Page>
  );
}
