import { EmptyState, Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';

/** /admin-dashboard/writing: where a marker starts. */
export function MarkingPage() {
  usePageTitle('Writing to mark');
  return (
    <Page title="Writing to mark" width="wide">
      <EmptyState>
        There is nothing to mark yet. Texts that wait for a mark will be listed here, without names.
      </EmptyState>
    </Page>
  );
}
