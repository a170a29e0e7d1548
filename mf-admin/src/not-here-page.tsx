import { EmptyState, Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';

/** Stands where the question bank will be until it is released. */
export function NotHerePage() {
  usePageTitle('Question bank');
  return (
    <Page title="The question bank is not here yet" width="wide">
      <EmptyState>Viewing, adding, importing and generating questions come with a later release.</EmptyState>
    </Page>
  );
}
