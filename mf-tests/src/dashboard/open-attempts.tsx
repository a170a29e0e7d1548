import { Card, Stack, VisuallyHidden } from '@wattle/design-system';
import { type ServerTime, useRefetchAtZero, useServerNow } from '@wattle/exam-player';
import type { OpenStudentAttempt } from '../attempts';
import { OpenAttemptRow } from './open-attempt-row';
import { byUrgency } from './running-attempt';
import { UrgentAttempt } from './urgent-attempt';

interface OpenAttemptsProps extends ServerTime {
  attempts: OpenStudentAttempt[];
  refetch: () => void;
}

/** What is under way, first of all: the most urgent as a card, the others as rows. */
export function OpenAttempts({ attempts, refetch, ...clock }: OpenAttemptsProps) {
  const countOver = (now: number) => byUrgency(attempts, now).filter(({ secondsLeft }) => secondsLeft === 0).length;
  const now = useServerNow(clock.serverTime, clock.receivedAt, countOver);
  const [urgent, ...others] = byUrgency(attempts, now);
  useRefetchAtZero(countOver(now) > 0, refetch);
  return (
    <section aria-labelledby="under-way">
      <VisuallyHidden as="h2" id="under-way">
        Under way
      </VisuallyHidden>
      <Stack gap={12}>
        {urgent && <UrgentAttempt {...urgent} clock={clock} />}
        {others.length > 0 && (
          <Card as="ul" isFlush aria-label="Also under way">
            {others.map((each) => (
              <OpenAttemptRow key={each.attempt.attemptId} {...each} clock={clock} />
            ))}
          </Card>
        )}
      </Stack>
    </section>
  );
}
