import { ButtonLink, CardPage } from '@wattle/design-system';
import { Link, usePageTitle, useSession } from '@wattle/platform';

export function LoginRequiredPage() {
  usePageTitle('Free assessment');
  const { user } = useSession();
  return (
    <CardPage title="Free assessment" gap={16} align="flex-start">
      <p>
        {user
          ? 'You are logged in, so your tests count towards your progress.'
          : 'Log in to take tests that count towards your progress.'}
      </p>
      <ButtonLink as={Link} to={user ? '/start-test' : '/login'}>
        {user ? 'Start' : 'Log in'}
      </ButtonLink>
    </CardPage>
  );
}

export function StartTestPage() {
  usePageTitle('Start a test');
  return (
    <CardPage title="Start a test" gap={16} align="flex-start">
      <p>
        Your tests wait on your dashboard: subject tests without a clock, the weekly and the mega test against it, and
        the practice test with all four subjects. Every answer is kept as you go.
      </p>
      <ButtonLink as={Link} to="/student-dashboard">
        Go to the dashboard
      </ButtonLink>
    </CardPage>
  );
}
