import type { SubjectName } from '@wattle/contract/questions';
import { toneOf } from '@wattle/contract/scores';
import { topicMeaning } from '@wattle/contract/topic-meanings';
import { Button, Heading, MeterBar, Stack } from '@wattle/design-system';
import { useState } from 'react';
import type { FinishedAttempt } from '../attempts';
import { LAST_WEEKS, recentTopics } from './points';

/** As many as a child can set out to practise; the rest on demand. */
const MAX_SHOWN = 4;

interface RecentTopicsProps {
  finished: FinishedAttempt[];
  subject: SubjectName;
  now: number;
}

/** What to practise: the topics of the last four weeks, the weakest first. */
export function RecentTopics({ finished, subject, now }: RecentTopicsProps) {
  const [isWhole, setWhole] = useState(false);
  const topics = recentTopics(finished, subject, now);
  const shown = isWhole ? topics : topics.slice(0, MAX_SHOWN);
  if (topics.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        Topics, {LAST_WEEKS}
      </Heading>
      {shown.map(({ topic, correct, total }) => (
        <MeterBar
          key={topic}
          label={topic}
          value={correct}
          max={total}
          note={topicMeaning(topic)}
          tone={toneOf({ correct, total })}
        />
      ))}
      {topics.length > MAX_SHOWN && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer topics' : `Show all ${topics.length} topics`}
        </Button>
      )}
    </Stack>
  );
}
