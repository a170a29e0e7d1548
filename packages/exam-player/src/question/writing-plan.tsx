import type { QuestionPayload } from '@wattle/contract/questions';
import { PLAN_CHARACTERS, PLAN_QUESTIONS, type WritingPlan as Plan, planTooLong } from '@wattle/contract/writing-plan';
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

const Steps = styled.ol`
  list-style: decimal;

  padding-left: ${space[24]};
`;

/** How the kind of text that a topic asks for is built; nothing for a topic of staff's own, or where it could not be loaded. */
function WritingStructure({ topic }: { topic: string }) {
  // Shown while it is loaded, so that nothing below it moves then.
  const [structure, setStructure] = useState<readonly string[] | 'loading' | undefined>('loading');
  useEffect(() => {
    import('@wattle/contract/writing-genres')
      .then(({ WRITING_GENRES }) => setStructure(WRITING_GENRES[topic]?.structure))
      .catch(() => setStructure(undefined));
  }, [topic]);
  if (!structure) return null;
  return (
    <Disclosure title={`${topic}: how it is built`}>
      <Steps>{structure !== 'loading' && structure.map((step) => <li key={step}>{step}</li>)}</Steps>
    </Disclosure>
  );
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
  const change = (part: Partial<Plan>) => written({ questionId: id, plan: { reader, summary, points, ...part } });
  return (
    <Fold data-silent>
      <DetailsSummary>Plan first (two minutes)</DetailsSummary>
      <Parts gap={12}>
        <MutedText>You can skip it, or change it while you write. Your text goes below it.</MutedText>
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
            <PlanInput
              key={index}
              aria-label={`Point ${index + 1}`}
              placeholder={`${index + 1}`}
              limit={PLAN_CHARACTERS.point}
              value={point}
              onChange={({ target }) => change({ points: points.with(index, target.value) })}
            />
          ))}
          <MutedText aria-live="polite">{limitHint(PLAN_CHARACTERS.point, ...points)}</MutedText>
        </Stack>
        {category && <WritingStructure topic={category} />}
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
