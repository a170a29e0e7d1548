import type { SessionUser } from '@wattle/contract/accounts';
import { ButtonLink, ErrorPanel } from '@wattle/design-system';
import { homeOf, usePageTitle } from '@wattle/platform/core';
import { Link, useLocation } from 'react-router-dom';
import { useRemotes } from '../remotes/remotes-context';

const AUDIENCES: Record<string, string> = { student: 'students', admin: 'staff', parent: 'parents' };

export function WrongRolePage({ user }: { user: SessionUser }) {
  const { pathname } = useLocation();
  const title = `This page is for ${AUDIENCES[useRemotes().match(pathname)?.access ?? ''] ?? 'somebody else'}`;
  usePageTitle(title);
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <ButtonLink as={Link} to={homeOf(user.role)}>
          Go to your dashboard
        </ButtonLink>
      }
    >
      You are logged in as {user.username}, and that account cannot open it.
    </ErrorPanel>
  );
}
