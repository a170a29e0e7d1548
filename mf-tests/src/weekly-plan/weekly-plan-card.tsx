import type { Exam } from '@wattle/contract/constants';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { Alert, Button, MutedText, Panel, Stack } from '@wattle/design-system';
import { type ComponentProps, useState } from 'react';
import { CalendarButton } from '../calendar/calendar-button';
import { PlanRow } from './plan-row';
import { planSentence, weeksSentence } from './plan-sentences';
import { WeekDays } from './week-days';

interface WeeklyPlanCardProps {
  data?: WeeklyPlan | null | undefined;
  isLoading: boolean;
  refetch: () => void;
  exam: Exam | undefined;
  days: Omit<ComponentProps<typeof WeekDays>, 'week'>;
}

/** What a child plans to do this week, and its days. */
export function WeeklyPlanCard({ data: plan, isLoading, refetch, exam, days }: WeeklyPlanCardProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <Panel title="This week">
      {plan && (
        <>
          <MutedText size={16} role="status">
            {planSentence(plan)}
          </MutedText>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <ul>
            {plan.items.map((item) => (
              <PlanRow key={item.id} item={item} week={plan.week} exam={exam} onFailed={setFailure} />
            ))}
          </ul>
          <WeekDays week={plan.week} {...days} />
          <MutedText size={16}>{weeksSentence(plan)}</MutedText>
          <div>
            <CalendarButton />
          </div>
          <MutedText>Finished tests are ticked for you. Tick one yourself if you practised another way.</MutedText>
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
    </Panel>
  );
}
