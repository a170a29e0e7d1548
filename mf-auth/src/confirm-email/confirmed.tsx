import type { ConfirmedAddress } from '@wattle/contract';
import { Alert, ButtonLink, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { CHILD_PROGRESS_PATH } from '../paths';

/** Leads on to the progress of each child; without their tokens, to the page that has a link mailed. */
export function Confirmed({ message, children = [] }: ConfirmedAddress) {
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => outcome.current?.focus(), []);
  const pages = children.map(({ name, progressToken }) => ({
    label: `See ${name}’s progress`,
    to: `${CHILD_PROGRESS_PATH}#${progressToken}`,
  }));
  const shown = pages.length > 0 ? pages : [{ label: 'See your child’s progress', to: CHILD_PROGRESS_PATH }];
  return (
    <Stack gap={24} ref={outcome} tabIndex={-1}>
      <Alert tone="success">{message}</Alert>
      <Stack gap={12}>
        {shown.map(({ label, to }) => (
          <ButtonLink key={to} as={Link} to={to} size="large" isWide>
            {label}
          </ButtonLink>
        ))}
      </Stack>
    </Stack>
  );
}
