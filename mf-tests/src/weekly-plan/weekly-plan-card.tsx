import type { AttemptSummary } from '@wattle/contract/results';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { Alert, Button, Card, color, Heading, MutedText, media, Stack, space } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { openAttemptsOf } from '../attempts';
import { isToDo } from './plan-item-words';
import { PlanRow } from './plan-row';
import { planSentence } from './plan-sentences';
import { WeekMarks } from './week-marks';

/** As high while the plan is on its way as with it, so that nothing below moves. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  gap: ${space[20]};
  min-height: 366px;

  ${media.wide} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);

    gap: ${space[32]};
    min-height: 202px;

    & > :nth-child(2) {
      border-left: 1px solid ${color.line};

      padding-left: ${space[32]};
    }
  }
`;

interface WeeklyPlanCardProps {
  data?: WeeklyPlan | null | undefined;
  isLoading: boolean;
  refetch: () => void;
  attempts: readonly AttemptSummary[];
}

/** What a child plans to do this week, and the weeks before. */
export function WeeklyPlanCard({ data: plan, isLoading, refetch, attempts }: WeeklyPlanCardProps) {
  const [failure, setFailure] = useState<string>();
  // A test that is under way comes first.
  const next = openAttemptsOf(attempts).length === 0 ? plan?.items.find((item) => isToDo(item)) : undefined;
  return (
    <Card as="section" aria-labelledby="plan">
      <Columns>
        <Stack gap={4}>
          <Heading level={2} size={20} id="plan">
            This week’s plan
          </Heading>
          {plan && (
            <>
              <MutedText size={16} role="status">
                {planSentence(plan)}
              </MutedText>
              {failure && <Alert tone="danger">{failure}</Alert>}
              <ul>
                {plan.items.map((item) => (
                  <PlanRow
                    key={item.id}
                    item={item}
                    week={plan.week}
                    attempts={attempts}
                    isNext={item.id === next?.id}
                    onFailed={setFailure}
                  />
                ))}
              </ul>
            </>
          )}
          {!plan && !isLoading && (
            <Stack gap={12} align="flex-start">
              <MutedText size={16}>The plan could not be loaded. You can start any test all the same.</MutedText>
              <Button variant="secondary" onClick={refetch}>
                Load the plan
              </Button>
            </Stack>
          )}
        </Stack>
        {plan && (
          <Stack gap={12}>
            <WeekMarks {...plan} />
            <MutedText size={16}>
              The tests of the plan tick themselves when you submit them. Tick one yourself if you practised another
              way.
            </MutedText>
          </Stack>
        )}
      </Columns>
    </Card>
  );
}
