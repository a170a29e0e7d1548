import { Alert, ButtonLink, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { FORGOT_PASSWORD_PATH } from '../paths';

/** Says why a link does not work, and leads on to a new one. */
export function RefusedLink({ children }: { children: string }) {
  return (
    <Stack gap={20}>
      <Alert tone="warning">{children}</Alert>
      <ButtonLink as={Link} to={FORGOT_PASSWORD_PATH} size="large" isWide>
        Have a new link sent
      </ButtonLink>
    </Stack>
  );
}
