import { Button, ButtonLink, Cluster, ScreenOnly, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { onDay } from '../dashboard/practice-words';
import { DASHBOARD_PATH } from '../paths';
import { useDailyPracticeQuery } from '../tests.api';

/** After the practice of a day nothing is to be done again: what went wrong comes back by itself. */
export function PracticeDone({ readAnswers }: { readAnswers: () => void }) {
  const { data } = useDailyPracticeQuery();
  return (
    <ScreenOnly>
      <Stack gap={12} align="flex-start">
        <p>
          What went wrong comes back by itself
          {data?.nextDay ? `. The next questions come ${onDay(data.nextDay, data.day)}.` : ', with another question.'}
        </p>
        <Cluster>
          <ButtonLink as={Link} to={DASHBOARD_PATH}>
            Back to the dashboard
          </ButtonLink>
          <Button variant="secondary" onClick={readAnswers}>
            Read the answers
          </Button>
        </Cluster>
      </Stack>
    </ScreenOnly>
  );
}
