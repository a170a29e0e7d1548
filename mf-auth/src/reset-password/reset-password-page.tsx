import { Alert, Card, Page, Stack } from '@wattle/design-system';
import { Link, useLocation, usePageTitle } from '@wattle/platform';
import { LOGIN_PATH } from '../paths';
import { ResetPasswordForm } from './reset-password-form';

/** The page that the mail to the parent links to. The token stands in the fragment, which is sent to no server. */
export function ResetPasswordPage() {
  usePageTitle('New password');
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <Page
      title="Choose a new password"
      intro="Your child logs in with it from now on, and is logged out everywhere else."
      width="narrow"
      hasGlow
    >
      <Card>
        <Stack gap={24}>
          {token ? (
            <ResetPasswordForm token={token} />
          ) : (
            <Alert tone="warning">This link is not complete. Please open it from the mail again.</Alert>
          )}
          <p>
            <Link to={LOGIN_PATH}>Back to log in</Link>
          </p>
        </Stack>
      </Card>
    </Page>
  );
}
