import { Alert, Button, Panel } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useState } from 'react';
import { useOneAtATime } from '../use-one-at-a-time';
import { useChooseWeeklyReportMutation } from './child-progress.api';

interface WeeklyReportCardProps {
  token: string;
  isOnAtFirst: boolean;
}

export function WeeklyReportCard({ token, isOnAtFirst }: WeeklyReportCardProps) {
  const [isOn, setOn] = useState(isOnAtFirst);
  const [chooseWeeklyReport, { data, error, isLoading }] = useChooseWeeklyReportMutation();
  const toggle = useOneAtATime(async () => {
    const { error: failure } = await chooseWeeklyReport({ token, isOn: !isOn });
    if (!failure) setOn(!isOn);
  });
  return (
    <Panel title="Weekly report" gap={16} align="flex-start">
      <p>
        {isOn
          ? 'On. Each Monday we email you how the week of each of your children went.'
          : 'Off. We can email you each Monday how the week of each of your children went. You can stop it at any time.'}
      </p>
      {data && <Alert tone="success">{data.message}</Alert>}
      {error && <Alert tone="danger">{errorMessage(error, 'This could not be changed. Please try again.')}</Alert>}
      <Button variant="secondary" isBusy={isLoading} onClick={toggle}>
        {isOn ? 'Stop the weekly report' : 'Email me a weekly report'}
      </Button>
    </Panel>
  );
}
