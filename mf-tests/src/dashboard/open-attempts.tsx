import { attemptTitle } from '@wattle/contract/test-kinds';
import {
  Card,
  Chip,
  font,
  fontSize,
  Heading,
  ListRow,
  MutedText,
  media,
  Stack,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import { type ServerTime, secondsOnClock, TimeLeft, useRefetchAtZero, useServerNow } from '@wattle/exam-player';
import { styled } from 'styled-components';
import type { OpenStudentAttempt } from '../attempts';
import { ResumeLink } from '../links';

const TIME_IS_UP = 'The time is up. Your answers are being submitted.';

interface RunningAttempt {
  attempt: OpenStudentAttempt;
  /** Undefined when it is untimed. */
  secondsLeft: number | undefined;
}

/** The one that ends soonest first, then those without a clock, the newest first; last what is being submitted. */
export function byUrgency(attempts: readonly OpenStudentAttempt[], now: number): RunningAttempt[] {
  return attempts
    .map((attempt) => ({ attempt, secondsLeft: secondsOnClock(attempt, now) }))
    .sort(
      (one, other) =>
        urgencyOf(one) - urgencyOf(other) || Date.parse(other.attempt.startedAt) - Date.parse(one.attempt.startedAt),
    );
}

function answeredFact({ subject, answeredCount, questionCount }: OpenStudentAttempt): string {
  if (subject === 'Writing' && questionCount === 1) return answeredCount === 0 ? 'Nothing written yet' : 'Text begun';
  return `${answeredCount} of ${questionCount} answered`;
}

/** Two without a clock are equal, and so are two that are over. */
function urgencyOf({ secondsLeft }: RunningAttempt): number {
  if (secondsLeft === 0) return Number.MAX_VALUE;
  return secondsLeft ?? Number.MAX_SAFE_INTEGER;
}

const UrgentRow = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[24]};

  ${media.narrow} {
    flex-wrap: wrap;

    gap: ${space[16]};
  }
`;

/** Wide enough for every time of its length, so that the words beside it stand still. */
const Clock = styled.div`
  flex: none;
  ${tabularNums}
  text-align: center;

  min-width: 112px;

  & > strong {
    display: block;
    font-family: ${font.display};
    line-height: 1.08;

    font-size: ${fontSize[34]};
  }

  & > span {
    font-size: ${fontSize[14]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** On a narrow screen as wide as the card, below the rest. */
const Resume = styled.div`
  ${media.narrow} {
    display: grid;
    flex: 1 0 100%;
  }
`;

const ITS_CLOCK_RUNS = 'Its clock doesn’t stop, so it comes first.';
const IT_WAITS = 'It waits where you left it, so it comes first.';

/** The test to go on with first: its clock, what it is, and the way back into it. */
function UrgentAttempt({ attempt, secondsLeft, clock }: RunningAttempt & { clock: ServerTime }) {
  const isOver = secondsLeft === 0;
  return (
    <Card tone="highlighted">
      <UrgentRow>
        {attempt.deadline === undefined || isOver ? (
          <Chip tone="brand">{isOver ? 'Submitting' : 'In progress'}</Chip>
        ) : (
          <TimeLeft {...attempt} {...clock}>
            {(time) => (
              <Clock role="timer" aria-label={`${time} left`}>
                <strong aria-hidden="true">{time}</strong>
                <span aria-hidden="true">left</span>
              </Clock>
            )}
          </TimeLeft>
        )}
        <Words>
          <Heading level={3} size={20}>
            {attemptTitle(attempt)}
          </Heading>
          <MutedText size={16}>{isOver ? TIME_IS_UP : answeredFact(attempt)}</MutedText>
          {!isOver && (
            <MutedText size={16}>{attempt.deadline && !attempt.breakUntil ? ITS_CLOCK_RUNS : IT_WAITS}</MutedText>
          )}
        </Words>
        {!isOver && (
          <Resume>
            <ResumeLink attempt={attempt} size="large" />
          </Resume>
        )}
      </UrgentRow>
    </Card>
  );
}

const Row = styled(ListRow)`
  padding: ${space[12]} ${space[24]};
`;

/** A test that is under way and less urgent than another one. */
function OpenAttemptRow({ attempt, secondsLeft, clock }: RunningAttempt & { clock: ServerTime }) {
  const isOver = secondsLeft === 0;
  return (
    <Row size="large">
      <div>
        <strong>{attemptTitle(attempt)}</strong>
        <MutedText isTabular>
          {isOver ? (
            TIME_IS_UP
          ) : (
            <>
              {answeredFact(attempt)},{' '}
              {attempt.deadline === undefined ? (
                'no clock'
              ) : (
                <TimeLeft {...attempt} {...clock}>
                  {(time) => (
                    <span role="timer" aria-label={`${time} left`}>
                      <span aria-hidden="true">{time} left</span>
                    </span>
                  )}
                </TimeLeft>
              )}
            </>
          )}
        </MutedText>
      </div>
      {!isOver && <ResumeLink attempt={attempt} variant="secondary" />}
    </Row>
  );
}

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
