import { attemptTitle } from '@wattle/contract/test-kinds';
import { ListRow, MutedText, space } from '@wattle/design-system';
import { type ServerTime, TimeLeft } from '@wattle/exam-player';
import { styled } from 'styled-components';
import { ResumeLink } from '../links';
import { answeredFact, type RunningAttempt, TIME_IS_UP } from './running-attempt';

const Row = styled(ListRow)`
  padding: ${space[12]} ${space[24]};
`;

/** A test that is under way and less urgent than another one. */
export function OpenAttemptRow({ attempt, secondsLeft, clock }: RunningAttempt & { clock: ServerTime }) {
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
