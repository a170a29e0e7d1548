import { OUTBOX, type WaitingWork } from '@wattle/contract/device-data';
import { ButtonLink, Card, Cluster, Heading, MutedText, Stack } from '@wattle/design-system';
import { openedTests } from '@wattle/exam-player';
import { deviceStorage, Link, useSession } from '@wattle/platform';

/** What a child can do without network: go on with the tests that this device has opened. */
export function TestsOnDevice() {
  const { user } = useSession();
  const tests = openedTests(user?.id ?? '');
  return (
    <Stack as="section" aria-labelledby="on-this-device">
      <Heading level={2} size={22} id="on-this-device">
        Without internet
      </Heading>
      {tests.length === 0 && <MutedText size={16}>A test that you have opened on this device goes on here.</MutedText>}
      {tests.map(({ attemptId, title, path }) => (
        <Card key={attemptId}>
          <Cluster justify="space-between">
            <strong>{title}</strong>
            {isFinished(attemptId) ? (
              <MutedText size={16}>Finished. It is sent as soon as there is internet.</MutedText>
            ) : (
              <ButtonLink as={Link} to={path} variant="secondary" aria-label={`Go on with ${title}`}>
                Go on
              </ButtonLink>
            )}
          </Cluster>
        </Card>
      ))}
    </Stack>
  );
}

function isFinished(attemptId: string): boolean {
  return (deviceStorage.readJson(OUTBOX + attemptId) as WaitingWork | undefined)?.submission !== undefined;
}
