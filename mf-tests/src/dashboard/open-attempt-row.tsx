import { attemptTitle } from '@wattle/contract';
import { ButtonLink, color, fontSize, space, tabularNums } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { resumePath } from '../paths';
import type { RunningAttempt } from './by-urgency';
import { answeredFact, TIME_IS_UP } from './open-attempt-facts';
import { type ServerClock, TimeLeft } from './time-left';

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;

  gap: ${space[16]};
  min-height: ${space[72]};
  padding: ${space[12]} ${space[24]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Facts = styled.p`
  ${tabularNums}

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

/** A test that is under way and less urgent than another one. */
export function OpenAttemptRow({ attempt, secondsLeft, clock }: RunningAttempt & { clock: ServerClock }) {
  const title = attemptTitle(attempt);
  const isOver = secondsLeft === 0;
  return (
    <Row>
      <Words>
        <strong>{title}</strong>
        <Facts>
          {isOver ? (
            TIME_IS_UP
          ) : (
            <>
              {answeredFact(attempt)},{' '}
              {attempt.deadline === undefined ? (
                'no clock'
              ) : (
                <TimeLeft deadline={attempt.deadline} {...clock}>
                  {(label) => (
                    <span role="timer" aria-label={label}>
                      <span aria-hidden="true">{label}</span>
                    </span>
                  )}
                </TimeLeft>
              )}
            </>
          )}
        </Facts>
      </Words>
      {!isOver && (
        <ButtonLink as={Link} to={resumePath(attempt)} variant="secondary" aria-label={`Resume ${title}`}>
          Resume
        </ButtonLink>
      )}
    </Row>
  );
}
