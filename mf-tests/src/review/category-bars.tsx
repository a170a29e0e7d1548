import { type CategoryScore, SUBJECT_NAMES } from '@wattle/contract';
import { Heading, MeterBar, Stack } from '@wattle/design-system';
import { sumOf, toneOf } from '../scores';

/** Right answers by topic, under the name of the subject where there are several. */
export function CategoryBars({ scores }: { scores: CategoryScore[] }) {
  const subjects = Object.values(SUBJECT_NAMES).filter((name) => scores.some(({ subject }) => subject === name));
  return (
    <Stack gap={20}>
      {subjects.map((name) => {
        const topics = scores.filter(({ subject }) => subject === name);
        const whole = sumOf(topics);
        return (
          <Stack key={name} gap={8}>
            {subjects.length > 1 && (
              <Heading level={2} size={16}>
                {name} {whole.correct} / {whole.total}
              </Heading>
            )}
            {topics.map(({ category, correct, total }) => (
              <MeterBar key={category} label={category} value={correct} max={total} tone={toneOf({ correct, total })} />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}
