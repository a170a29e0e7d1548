import { PLAN_CHARACTERS, PLAN_QUESTIONS, planTooLong } from '@wattle/contract/plan-questions';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { WRITING_GENRES } from '@wattle/contract/writing-genres';
import type { WritingPlan as Plan } from '@wattle/contract/writing-plan';
import {
  color,
  DetailsSummary,
  Disclosure,
  Field,
  fontSize,
  Grid,
  MutedText,
  radius,
  Stack,
  space,
  TextInput,
  type TextInputProps,
} from '@wattle/design-system';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAttemptActions, useExam, useIsLocked } from '../attempt/attempt-context';
import { PLAN_TIME, PlanClock } from './plan-clock';

const Steps = styled.ol`
  list-style: decimal;

  padding-left: ${space[24]};
`;

type Genre = (typeof WRITING_GENRES)[string];

/** The kind of text that a topic asks for; nothing for a topic of staff's own, or where it could not be loaded. */
function useGenre(topic: string | undefined): Genre | 'loading' | undefined {
  const [genre, setGenre] = useState<Genre | 'loading' | undefined>('loading');
  useEffect(() => {
    if (!topic) return setGenre(undefined);
    import('@wattle/contract/writing-genres')
      .then(({ WRITING_GENRES }) => setGenre(WRITING_GENRES[topic]))
      .catch(() => setGenre(undefined));
  }, [topic]);
  return genre;
}

const Fold = styled.details`
  border: 1px solid ${color.line};

  margin-bottom: ${space[24]};
  padding: 0 ${space[16]};
  border-radius: ${radius.control};

  background: ${color.surface};
`;

const Parts = styled(Stack)`
  padding-bottom: ${space[16]};
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};
`;

const EMPTY: Plan = { reader: '', summary: '', points: ['', '', ''] };

/** What a child may plan before it writes. Closed, it asks for nothing: the text is the only field on the page. */
export function WritingPlan({ question }: { question: QuestionPayload }) {
  const { id, category } = question;
  const { written } = useAttemptActions();
  const { reader, summary, points } = useExam(({ answers }) => answers[id]?.plan) ?? EMPTY;
  const genre = useGenre(category);
  const planPoints = genre === 'loading' ? undefined : genre?.planPoints;
  const change = (part: Partial<Plan>) => written({ questionId: id, plan: { reader, summary, points, ...part } });
  return (
    <Fold data-silent>
      <DetailsSummary>Plan first ({PLAN_TIME})</DetailsSummary>
      <Parts gap={12}>
        <MutedText>You can skip it, or change it while you write. Your text goes below it.</MutedText>
        <PlanClock />
        <Grid columnWidth={220} gap={12}>
          <Field label={PLAN_QUESTIONS.reader} hint={limitHint(PLAN_CHARACTERS.reader, reader)}>
            <PlanInput
              limit={PLAN_CHARACTERS.reader}
              value={reader}
              onChange={({ target }) => change({ reader: target.value })}
            />
          </Field>
          <Field label={PLAN_QUESTIONS.summary} hint={limitHint(PLAN_CHARACTERS.summary, summary)}>
            <PlanInput
              limit={PLAN_CHARACTERS.summary}
              value={summary}
              onChange={({ target }) => change({ summary: target.value })}
            />
          </Field>
        </Grid>
        <Stack as="fieldset" gap={8}>
          <Legend>{PLAN_QUESTIONS.points}</Legend>
          {points.map((point, index) => (
            <Field
              key={index}
              label={[`Point ${index + 1}`, ...(planPoints?.slice(index, index + 1) ?? [])].join(': ')}
            >
              <PlanInput
                limit={PLAN_CHARACTERS.point}
                value={point}
                onChange={({ target }) => change({ points: points.with(index, target.value) })}
              />
            </Field>
          ))}
          <MutedText aria-live="polite">{limitHint(PLAN_CHARACTERS.point, ...points)}</MutedText>
        </Stack>
        {genre && (
          // Shown while it is loaded, so that nothing below it moves then.
          <Disclosure title={`${category}: how it is built`}>
            <Steps>{genre !== 'loading' && genre.structure.map((step) => <li key={step}>{step}</li>)}</Steps>
          </Disclosure>
        )}
      </Parts>
    </Fold>
  );
}

function PlanInput({ limit, ...props }: TextInputProps & { limit: number }) {
  return <TextInput {...props} maxLength={limit} readOnly={useIsLocked()} autoComplete="off" />;
}

/** Why no more can be typed. */
function limitHint(limit: number, ...answers: string[]): string | undefined {
  return answers.some(({ length }) => length >= limit) ? planTooLong(limit) : undefined;
}
