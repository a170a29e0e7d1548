import { ButtonLink, Card, Page, Stack } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';

export function StartTestPage() {
  usePageTitle('Start a test');
  return (
    <Page title="Start a test" width="narrow" hasGlow>
      <Card>
        <Stack align="flex-start">
          <p>
            Your tests wait on your dashboard: subject tests without a clock, the weekly and the mega test against it,
            and the practice test with all four subjects. Every answer is kept as you go.
          </p>
          <ButtonLink as={Link} to="/student-dashboard">
            Go to the dashboard
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}
