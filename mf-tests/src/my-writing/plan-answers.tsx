import { PLAN_QUESTIONS } from '@wattle/contract/plan-questions';
import type { WritingPlan } from '@wattle/contract/writing-plan';
import { MutedText, Stack } from '@wattle/design-system';
import { PlainText } from './plain-text';

/** What was planned before a text was written. */
export function PlanAnswers({ plan }: { plan: WritingPlan }) {
  return (
    <Stack as="dl" gap={8}>
      {[
        [PLAN_QUESTIONS.reader, plan.reader],
        [PLAN_QUESTIONS.summary, plan.summary],
        [PLAN_QUESTIONS.points, plan.points.filter(Boolean).join('\n')],
      ].map(
        ([asked, answer]) =>
          answer && (
            <div key={asked}>
              <MutedText as="dt">{asked}</MutedText>
              <PlainText as="dd">{answer}</PlainText>
            </div>
          ),
      )}
    </Stack>
  );
}
