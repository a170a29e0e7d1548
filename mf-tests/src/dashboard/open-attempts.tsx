import { secondsUntil } from '@wattle/contract';
import { Stack, VisuallyHidden } from '@wattle/design-system';
import type { OpenStudentAttempt } from '../attempts';
import { useRefetchAtZero } from '../use-refetch-at-zero';
import { useServerNow } from '../use-server-now';
import { OpenAttemptCard } from './open-attempt-card';

interface OpenAttemptsProps {
  /** The open attempts. */
  attempts: OpenStudentAttempt[];
  serverTime: string;
  /** When `serverTime` was received, by the clock of the device. */
  receivedAt: number;
  /** Asks for the attempts again. */
  refetch: () => void;
}

/** What is under way, first of all. */
export function OpenAttempts({ attempts, serverTime, receivedAt, refetch }: OpenAttemptsProps) {
  const now = useServerNow(serverTime, receivedAt);
  const cards = attempts.map((attempt) => ({
    attempt,
    secondsLeft: attempt.deadline ? secondsUntil(Date.parse(attempt.deadline), now) : undefined,
  }));
  useRefetchAtZero(
    cards.some(({ secondsLeft }) => secondsLeft === 0),
    refetch,
  );
  return (
    <section aria-labelledby="under-way">
      <VisuallyHidden as="h2" id="under-way">
        Under way
      </VisuallyHidden>
      <Stack as="ul" gap={12}>
        {cards.map(({ attempt, secondsLeft }) => (
          <OpenAttemptCard key={attempt.attemptId} attempt={attempt} secondsLeft={secondsLeft} />
        ))}
      </Stack>
    </section>
  );
}
