import { Alert, Button, ErrorPanel, Page, ParentLink, Spinner } from '@wattle/design-system';
import { errorMessage, errorStatus, Link } from '@wattle/platform';
import type { ComponentProps, ReactNode } from 'react';
import { DASHBOARD_PATH } from '../paths';
import { LinkButton, QuietButton } from './buttons';

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

interface NoDataProps {
  query: { error?: unknown; refetch: () => unknown };
  /** What is waited for. */
  loading: string;
  /** What has failed, where the server does not say why. */
  failed: string;
  /** Where to go on when what was asked for is gone: asking again would not help. */
  fallbackLink?: PageLink;
}

const NOT_RETRYABLE = [400, 404, 409];

/** In the place of what a query has not loaded yet, or could not load. */
export function NoData({ query: { error, refetch }, loading, failed, fallbackLink }: NoDataProps) {
  if (!error) return <Spinner label={loading} />;
  const canNotRetry = fallbackLink && NOT_RETRYABLE.includes(errorStatus(error) ?? 0);
  return (
    <ErrorPanel
      action={
        canNotRetry ? (
          <LinkButton to={fallbackLink.to}>{fallbackLink.label}</LinkButton>
        ) : (
          <Button onClick={refetch}>Try again</Button>
        )
      }
    >
      {errorMessage(error, failed)}
    </ErrorPanel>
  );
}

/** Says that a part of a page could not be loaded, and loads it again on request. */
export function RetryAlert({ onRetry, children }: { onRetry: () => unknown; children: ReactNode }) {
  return (
    <Alert tone="danger">
      {children} <QuietButton onClick={onRetry}>Try again</QuietButton>
    </Alert>
  );
}
