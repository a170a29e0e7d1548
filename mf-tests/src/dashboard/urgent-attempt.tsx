import { attemptTitle } from '@wattle/contract/test-kinds';
import { Card, Chip, font, fontSize, Heading, MutedText, media, space, tabularNums } from '@wattle/design-system';
import { type ServerTime, TimeLeft } from '@wattle/exam-player';
import { styled } from 'styled-components';
import { ResumeLink } from '../links';
import { answeredFact, type RunningAttempt, TIME_IS_UP } from './running-attempt';

const Row = styled.div`
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
export function UrgentAttempt({ attempt, secondsLeft, clock }: RunningAttempt & { clock: ServerTime }) {
  const isOver = secondsLeft === 0;
  return (
    <Card tone="highlighted">
      <Row>
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
      </Row>
    </Card>
  );
}
