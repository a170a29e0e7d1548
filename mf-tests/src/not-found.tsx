import { EmptyState, Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import type { ReactNode } from 'react';
import { BackToDashboard } from './links';

interface NotFoundProps {
  title: string;
  children: ReactNode;
}

export function NotFound({ title, children }: NotFoundProps) {
  usePageTitle(title);
  return (
    <Page title={title} width="narrow">
      <EmptyState action={<BackToDashboard />}>{children}</EmptyState>
    </Page>
  );
}
