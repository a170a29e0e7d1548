import type { SubjectName } from '@wattle/contract';
import { Heading, MeterBar, Stack } from '@wattle/design-system';
import type { FinishedAttempt } from '../attempts';
import { toneOf } from '../scores';
import { recentTopics } from './points';

interface RecentTopicsProps {
  finished: FinishedAttempt[];
  subject: SubjectName;
  now: number;
}

/** What to practise: the topics of the last four weeks, the weakest first. */
export function RecentTopics({ finished, subject, now }: RecentTopicsProps) {
  const topics = recentTopics(finished, subject, now);
  if (topics.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        Topics, last four weeks
      </Heading>
      {topics.map(({ topic, correct, total }) => (
        <MeterBar key={topic} label={topic} value={correct} max={total} tone={toneOf({ correct, total })} />
      ))}
    </Stack>
  );
}
