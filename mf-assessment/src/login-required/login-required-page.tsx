import { ButtonLink, Card, Page, Stack } from '@wattle/design-system';
import { Link, usePageTitle, useSession } from '@wattle/platform';

export function LoginRequiredPage() {
  usePageTitle('Free assessment');
  const { user } = useSession();
  return (
    <Page title="Free assessment" width="narrow" hasGlow>
      <Card>
        <Stack align="flex-start">
          <p>
            {user
              ? 'You are logged in, so your tests count towards your progress.'
              : 'Log in to take tests that count towards your progress.'}
          </p>
          <ButtonLink as={Link} to={user ? '/start-test' : '/login'}>
            {user ? 'Start' : 'Log in'}
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}
