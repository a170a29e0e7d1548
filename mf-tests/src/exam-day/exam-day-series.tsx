import { type ExamDayPart, type ExamDaySeries as Series, secondsUntil } from '@wattle/contract';
import { Card, Chip, Cluster, Heading, height, Stack } from '@wattle/design-system';
import { forgetAttempt, useRefetchAtZero, useServerNow } from '@wattle/exam-player';
import { Link } from '@wattle/platform';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { reviewPath } from '../paths';
import { AbandonSeries } from './abandon-series';
import { FinishedSeries } from './finished-series';
import { NextPart } from './next-part';
import { OpenPart } from './open-part';
import { partFacts, subjectOf } from './part-facts';
import { PartRow } from './part-row';

const Review = styled(Link)`
  display: inline-flex;
  align-items: center;

  min-height: ${height.regular};
`;

interface ExamDaySeriesProps {
  series: Series;
  serverTime: string;
  /** How much longer than usual the tests last for this child. */
  extraTimePercent: number | undefined;
  /** When `serverTime` was received, by the clock of the device. */
  receivedAt: number;
  /** Asks for the series again. */
  refetch: () => void;
}

/** How the four tests stand, first of all what is to be done now. */
export function ExamDaySeries({
  series: { startedAt, parts },
  serverTime,
  extraTimePercent,
  receivedAt,
  refetch,
}: ExamDaySeriesProps) {
  const now = useServerNow(serverTime, receivedAt);
  const secondsLeft = (moment: string | undefined) => (moment ? secondsUntil(Date.parse(moment), now) : undefined);
  const current = parts.find(({ state }) => state !== 'submitted');
  const isTimeUp = current?.state === 'open' && secondsLeft(current.deadline) === 0;
  useRefetchAtZero(isTimeUp, refetch);
  useEffect(() => {
    for (const { state, attemptId } of parts) if (state === 'submitted' && attemptId) forgetAttempt(attemptId);
  }, [parts]);

  return (
    <>
      {!current && <FinishedSeries />}
      {current?.state === 'waiting' && (
        <NextPart
          key={current.subject}
          subject={subjectOf(current.subject)}
          isFirst={current === parts[0]}
          breakSeconds={secondsLeft(current.breakUntil)}
          extraTimePercent={extraTimePercent}
        />
      )}
      {current?.state === 'open' && (
        <OpenPart subject={subjectOf(current.subject)} secondsLeft={secondsLeft(current.deadline)} />
      )}
      <Card as="section" aria-labelledby="parts">
        <Stack gap={8}>
          <Heading level={2} size={20} id="parts">
            {current ? 'The four tests' : 'Your results'}
          </Heading>
          <ol>
            {parts.map((part) => (
              <PartRow key={part.subject} name={part.subject} facts={partFacts(subjectOf(part.subject))}>
                <PartState part={part} isNext={part === current} />
              </PartRow>
            ))}
          </ol>
        </Stack>
      </Card>
      {current && <AbandonSeries startedAt={startedAt} />}
    </>
  );
}

function PartState({ part, isNext }: { part: ExamDayPart; isNext: boolean }) {
  const { subject, state, attemptId, score, total } = part;
  if (state === 'open') return <Chip tone="brand">Under way</Chip>;
  if (state === 'waiting') return isNext ? <Chip tone="brand">Next</Chip> : null;
  return (
    <Cluster gap={16}>
      <strong>{score == null ? 'Submitted' : `${score} of ${total}`}</strong>
      {attemptId && (
        <Review to={reviewPath(attemptId)} aria-label={`Review ${subject}`}>
          Review
        </Review>
      )}
    </Cluster>
  );
}
