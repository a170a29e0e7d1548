import { Alert, Page, ParentLink } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { ComponentProps, ReactNode } from 'react';
import { DASHBOARD_PATH } from '../paths';
import { QuietButton } from './buttons';

interface PageLink {
  to: string;
  label: string;
}

/** Above all pages of the question bank. */
export const QUESTION_BANK_LINK: PageLink = { to: DASHBOARD_PATH, label: 'Question bank' };

interface AdminPageProps extends Omit<ComponentProps<typeof Page>, 'width'> {
  /** The page above it. */
  parent?: PageLink;
}

/** A page of staff, as wide as tables need. */
export function AdminPage({ parent, ...page }: AdminPageProps) {
  const parentLink = parent && (
    <ParentLink as={Link} to={parent.to}>
      {parent.label}
    </ParentLink>
  );
  return <Page width="wide" parentLink={parentLink} {...page} />;
}

/** Says that a part of a page could not be loaded, and loads it again on request. */
export function RetryAlert({ onRetry, children }: { onRetry: () => unknown; children: ReactNode }) {
  return (
    <Alert tone="danger">
      {children} <QuietButton onClick={onRetry}>Try again</QuietButton>
    </Alert>
  );
}
