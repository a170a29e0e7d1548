import { formatMinutes, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { ButtonLink, Card, Heading, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { examDayPartPath } from '../paths';

interface OpenPartProps {
  subject: Subject;
  secondsLeft: number | undefined;
}

/** The test whose clock runs. */
export function OpenPart({ subject, secondsLeft = 0 }: OpenPartProps) {
  const name = SUBJECT_NAMES[subject];
  return (
    <Card as="section" tone="highlighted" aria-labelledby="under-way">
      <Stack gap={12}>
        <Heading level={2} size={22} id="under-way">
          {name} is under way
        </Heading>
        {secondsLeft === 0 ? (
          <p>The time is up, and what you have answered is being submitted.</p>
        ) : (
          <>
            <p>{secondsLeft < 60 ? 'Less than a minute' : formatMinutes(secondsLeft)} left.</p>
            <div>
              <ButtonLink as={Link} to={examDayPartPath(subject)}>
                Go on with {name}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
