import { EmptyState, Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { BackToTests } from './back-to-tests';

export function NoQuestions({ title }: { title: string }) {
  usePageTitle('No questions found');
  return (
    <Page title={title} width="narrow">
      <EmptyState action={<BackToTests />}>No questions found.</EmptyState>
    </Page>
  );
}
