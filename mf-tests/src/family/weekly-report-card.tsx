import { Alert, Panel } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useSetWeeklyReportMutation } from './family.api';
import { Switch } from './switch';

/** Whether the week of each child is mailed on Mondays. */
export function WeeklyReportCard({ isOn }: { isOn: boolean }) {
  const [save, { data, error, isLoading }] = useSetWeeklyReportMutation();
  return (
    <Panel
      title="Weekly report"
      gap={8}
      aside={<Switch label="Weekly report" isOn={isOn} isBusy={isLoading} onSwitch={() => save(!isOn)} />}
    >
      <p>Each Monday we can email you how the week of each of your children went.</p>
      {data && <Alert tone="success">{data.message}</Alert>}
      {error && <Alert tone="danger">{errorMessage(error, 'This could not be changed. Please try again.')}</Alert>}
    </Panel>
  );
}
