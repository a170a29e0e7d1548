import type { SubjectName } from '@wattle/contract/questions';
import { percentOf, toneOf } from '@wattle/contract/scores';
import { kindTitle } from '@wattle/contract/test-kinds';
import {
  Button,
  Cluster,
  ColumnChart,
  formatShortDay,
  MeterBar,
  MutedText,
  Stack,
  useOnResize,
} from '@wattle/design-system';
import { type RefObject, useRef, useState } from 'react';
import type { Point } from './points';

/** How many parts of a width fit into an element side by side, at least one; all of them while it has no width. */
function useFittingCount(element: RefObject<HTMLElement | null>, width: number): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useOnResize(element, ({ clientWidth }) => {
    if (clientWidth > 0) setCount(Math.max(1, Math.floor(clientWidth / width)));
  });
  return count;
}

/** So many items from the end of a list, as many pages back as there are; a page is always full where it can be. */
export function pageOf<Item>(items: readonly Item[], size: number, pagesBack: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const back = Math.min(pagesBack, pages - 1);
  const from = Math.max(0, items.length - size * (back + 1));
  return { shown: items.slice(from, from + size), back, hasEarlier: from > 0, hasLater: back > 0 };
}

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
  if (!first) return <MutedText size={16}>No {subject} test yet. After the first one, progress stands here.</MutedText>;
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
          label: formatShortDay(attempt.submittedAt),
          note: kindTitle(attempt.kind).replace(' test', ''),
          percent: percentOf(score),
          tone: toneOf(score),
        }))}
      />
      {(hasEarlier || hasLater) && (
        <Cluster justify="space-between">
          {/* They stay where there is nowhere to go, so that the focus stays, too. */}
          <Button variant="quiet" isLocked={!hasEarlier} onClick={() => setPagesBack(back + 1)}>
            Earlier tests
          </Button>
          <Button variant="quiet" isLocked={!hasLater} onClick={() => setPagesBack(back - 1)}>
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
        label={`${kindTitle(attempt.kind)}, ${formatShortDay(attempt.submittedAt)}`}
        value={correct}
        max={total}
        tone={toneOf({ correct, total })}
      />
      <MutedText size={16}>The first result. After the next one there is something to compare.</MutedText>
    </Stack>
  );
}
