import { Alert, ButtonLink, Stack } from '@wattle/design-system';
import { errorMessage, errorStatus, Link, useLocation } from '@wattle/platform';

/** The token of the mailed link that has led here. It stands in the fragment, which is sent to no server. */
export function useMailedToken(): string {
  return useLocation().hash.slice(1);
}

/** Why a mailed link does not work; undefined where nothing speaks against it, as after any other failure. */
export function refusalOf(token: string, error: unknown): string | undefined {
  if (!token) return 'This link is not complete. Open it from the email again, or ask for a new one.';
  return errorStatus(error) === 422 ? errorMessage(error, 'This link has expired.') : undefined;
}

interface RefusedLinkProps {
  reason: string;
  /** Words of the way on, and where it leads. */
  label: string;
  to: string | undefined;
}

export function RefusedLink({ reason, label, to }: RefusedLinkProps) {
  return (
    <Stack gap={20}>
      <Alert tone="warning">{reason}</Alert>
      {to && (
        <ButtonLink as={Link} to={to} size="large" isWide>
          {label}
        </ButtonLink>
      )}
    </Stack>
  );
}
