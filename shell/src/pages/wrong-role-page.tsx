import type { SessionUser } from '@wattle/contract/accounts';
import { ButtonLink, ErrorPanel } from '@wattle/design-system';
import type { Access } from '@wattle/federation/registry';
import { homeOf, usePageTitle } from '@wattle/platform/core';
import { Link } from 'react-router-dom';

export function WrongRolePage({ user, access }: { user: SessionUser; access: Access | undefined }) {
  const title = `This page is for ${audienceOf(access, user)}`;
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

function audienceOf(access: Access | undefined, { role }: SessionUser): string {
  if (access === 'student' || access === 'parent') return `${access}s`;
  return role === 'student' || role === 'parent' ? 'staff' : 'other staff';
}
