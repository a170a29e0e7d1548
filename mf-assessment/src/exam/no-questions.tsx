import { ButtonLink, EmptyState, Page } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { HUB_PATH } from '../paths';

export function BackToTests() {
  return (
    <ButtonLink as={Link} to={HUB_PATH}>
      Back to the tests
    </ButtonLink>
  );
}

export function NoQuestions({ title }: { title: string }) {
  usePageTitle('No questions found');
  return (
    <Page title={title} width="narrow">
      <EmptyState action={<BackToTests />}>No questions found.</EmptyState>
    </Page>
  );
}
