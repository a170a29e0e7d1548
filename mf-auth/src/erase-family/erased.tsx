import type { Message } from '@wattle/contract';
import { Alert, ButtonLink, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useEffect, useRef } from 'react';

/** Says what was erased, and leads on. */
export function Erased({ message }: Message) {
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => outcome.current?.focus(), []);
  return (
    <Stack gap={20} ref={outcome} tabIndex={-1}>
      <Alert tone="success">{message}</Alert>
      <ButtonLink as={Link} to="/" variant="secondary" size="large" isWide>
        Go to the home page
      </ButtonLink>
    </Stack>
  );
}
