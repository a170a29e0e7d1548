import { kindTitle, percentOf, type SubjectName, toneOf } from '@wattle/contract';
import { Button, Cluster, ColumnChart, MeterBar, Stack } from '@wattle/design-system';
import { useRef, useState } from 'react';
import { shortDay } from '../day-in-words';
import { QuietText } from '../quiet-text';
import { pageOf } from './page-of';
import type { Point } from './points';
import { useFittingCount } from './use-fitting-count';

/** The least that a column of the chart takes. */
const COLUMN_PX = 68;

interface ProgressChartProps {
  subject: SubjectName;
  /** All topics without it. */
  topic: string | undefined;
  points: Point[];
}

/** How tests went over time, as many of them as fit. */
export function ProgressChart({ subject, topic, points }: ProgressChartProps) {
  const [first] = points;
  if (!first) return <QuietText>No {subject} test yet. After the first one, your progress stands here.</QuietText>;
  if (points.length === 1) return <FirstPoint point={first} />;
  // Another choice begins at its latest tests again.
  return <Chart key={`${subject} ${topic}`} subject={subject} topic={topic} points={points} />;
}

function Chart({ subject, topic, points }: ProgressChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [pagesBack, setPagesBack] = useState(0);
  const { shown, back, hasEarlier, hasLater } = pageOf(points, useFittingCount(frame, COLUMN_PX), pagesBack);
  return (
    <Stack gap={8} ref={frame}>
      <ColumnChart
        caption={`${topic ? `${subject}, ${topic}` : subject}: right answers in each test`}
        labelHeading="Test"
        valueHeading="Right answers"
        columns={shown.map(({ attempt, ...score }) => ({
          key: attempt.attemptId,
          label: shortDay(attempt.submittedAt),
          note: kindTitle(attempt.kind).replace(' test', ''),
          percent: percentOf(score),
          tone: toneOf(score),
        }))}
      />
      {(hasEarlier || hasLater) && (
        <Cluster justify="space-between">
          {/* They stay where there is nowhere to go, so that the focus stays, too. */}
          <Button variant="quiet" aria-disabled={!hasEarlier} onClick={() => setPagesBack(back + 1)}>
            Earlier tests
          </Button>
          <Button variant="quiet" aria-disabled={!hasLater} onClick={() => setPagesBack(Math.max(0, back - 1))}>
            Later tests
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** One test is no progress yet. */
function FirstPoint({ point: { attempt, correct, total } }: { point: Point }) {
  return (
    <Stack gap={12}>
      <MeterBar
        label={`${kindTitle(attempt.kind)}, ${shortDay(attempt.submittedAt)}`}
        value={correct}
        max={total}
        tone={toneOf({ correct, total })}
      />
      <QuietText>Your first result. After the next one you can compare.</QuietText>
    </Stack>
  );
}
