import type { SubjectName } from '@wattle/contract';
import { ColumnChart } from '@wattle/design-system';
import { kindTitle } from '../attempt-title';
import { shortDay } from '../day-in-words';
import { QuietText } from '../quiet-text';
import { percentOf, toneOf } from '../scores';
import type { Point } from './points';

interface ProgressChartProps {
  subject: SubjectName;
  /** All topics without it. */
  topic: string | undefined;
  points: Point[];
}

export function ProgressChart({ subject, topic, points }: ProgressChartProps) {
  if (points.length === 0)
    return <QuietText>No {subject} test yet. After the first one, your progress stands here.</QuietText>;
  return (
    <ColumnChart
      // Another choice begins at its latest test again.
      key={`${subject} ${topic}`}
      caption={`${topic ? `${subject}, ${topic}` : subject}: right answers in each test`}
      labelHeading="Test"
      valueHeading="Right answers"
      columns={points.map(({ attempt, ...score }) => ({
        key: attempt.attemptId,
        label: shortDay(attempt.submittedAt),
        note: kindTitle(attempt.kind).replace(' test', ''),
        percent: percentOf(score),
        tone: toneOf(score),
      }))}
    />
  );
}
