import { Alert, Button, Card, Cluster, Heading, Stack } from '@wattle/design-system';
import { BackToDashboard } from '../back-to-dashboard';
import { useBeginSeries } from './use-begin-series';

/** All four are done. */
export function FinishedSeries() {
  const { beginSeries, isBeginning, failure } = useBeginSeries();
  return (
    <Card as="section" tone="highlighted" aria-labelledby="done">
      <Stack gap={12}>
        <Heading level={2} size={22} id="done">
          You have taken all four
        </Heading>
        <p>That is a whole exam. Have a rest first, and then look at what went wrong in each.</p>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <Cluster>
          <BackToDashboard />
          <Button variant="quiet" isBusy={isBeginning} onClick={beginSeries}>
            Begin four new tests
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
