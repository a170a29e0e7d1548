import { Button, ButtonLink, Cluster, ScreenOnly, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { DASHBOARD_PATH } from '../paths';

interface PracticeDoneProps {
  /** When practice goes on, such as “tomorrow”; absent where it is not known. */
  nextDay: string | undefined;
  readAnswers: () => void;
}

/** After the practice of a day nothing is to be done again: what went wrong comes back by itself. */
export function PracticeDone({ nextDay, readAnswers }: PracticeDoneProps) {
  return (
    <ScreenOnly>
      <Stack gap={12} align="flex-start">
        <p>
          What went wrong comes back by itself
          {nextDay ? `. The next questions come ${nextDay}.` : ', with another question.'}
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
