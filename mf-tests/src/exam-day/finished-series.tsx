import { Button, Card, Cluster, Heading, Stack } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { BackToDashboard } from '../back-to-dashboard';
import { useBeginExamDayMutation } from './exam-day.api';

/** All four are done. */
export function FinishedSeries() {
  const [begin, { isLoading }] = useBeginExamDayMutation();
  const beginAgain = async () => {
    const { error } = await begin();
    if (error) notify.danger(errorMessage(error, 'The tests could not begin. Please try again.'));
  };
  return (
    <Card as="section" tone="highlighted" aria-labelledby="done">
      <Stack gap={12}>
        <Heading level={2} size={22} id="done">
          You have taken all four
        </Heading>
        <p>That is a whole exam. Have a rest first, and then look at what went wrong in each.</p>
        <Cluster>
          <BackToDashboard />
          <Button variant="quiet" isBusy={isLoading} onClick={beginAgain}>
            Begin four new tests
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
