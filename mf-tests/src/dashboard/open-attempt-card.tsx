import { formatMinutes } from '@wattle/contract';
import { ButtonLink, Card, Chip, Cluster, Heading } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { attemptTitle } from '../attempt-title';
import type { OpenStudentAttempt } from '../attempts';
import { resumePath } from '../paths';
import { QuietText } from '../quiet-text';

const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;

interface OpenAttemptCardProps {
  attempt: OpenStudentAttempt;
  /** Undefined when it is untimed. */
  secondsLeft: number | undefined;
}

/** A test that goes on where it was left. */
export function OpenAttemptCard({ attempt, secondsLeft }: OpenAttemptCardProps) {
  const title = attemptTitle(attempt);
  const { answeredCount, questionCount } = attempt;
  const facts = [`${answeredCount} of ${questionCount} answered`, timeLeft(secondsLeft)];
  return (
    <Card as="li" tone="highlighted">
      <Cluster gap={16}>
        <Chip tone="brand">In progress</Chip>
        <Words>
          <Heading level={3} size={18}>
            {title}
          </Heading>
          <QuietText>{facts.filter(Boolean).join(', ')}</QuietText>
        </Words>
        {secondsLeft !== 0 && (
          <ButtonLink as={Link} to={resumePath(attempt)} aria-label={`Resume ${title}`}>
            Resume
          </ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}

function timeLeft(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds === 0) return 'the time is up and it is being submitted';
  return seconds < 60 ? 'less than a minute left' : `${formatMinutes(seconds)} left`;
}
