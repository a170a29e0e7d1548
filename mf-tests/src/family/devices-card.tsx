import {
  Alert,
  Button,
  Chip,
  formatDate,
  formatDateTime,
  ListRow,
  MutedText,
  Panel,
  Spinner,
} from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { FRESH } from '../api';
import { useDeviceListQuery, useEndDeviceMutation, useEndOtherDevicesMutation } from './family.api';

/** Where the parent is logged in, and the way to end that. */
export function DevicesCard() {
  const { data, error, isLoading, refetch } = useDeviceListQuery(undefined, FRESH);
  const [end, ending] = useEndDeviceMutation();
  const [endOthers, endingOthers] = useEndOtherDevicesMutation();
  const failure = ending.error ?? endingOthers.error;
  const devices = data?.devices ?? [];
  return (
    <Panel title="Devices logged in">
      {isLoading && <Spinner label="Loading your devices" />}
      {!isLoading && !data && (
        <Alert tone="danger">
          {errorMessage(error, 'Your devices could not be loaded.')} <Button onClick={refetch}>Try again</Button>
        </Alert>
      )}
      {failure && <Alert tone="danger">{errorMessage(failure, 'This could not be changed. Please try again.')}</Alert>}
      <ul>
        {devices.map(({ id, name, lastUsedAt, expiresAt, isCurrent }) => (
          <ListRow key={id}>
            <div>
              {name}
              <MutedText>
                used {formatDateTime(lastUsedAt)}; logged in until {formatDate(expiresAt)}
              </MutedText>
            </div>
            {isCurrent ? (
              <Chip>This device</Chip>
            ) : (
              <Button
                variant="secondary"
                isDisabled={ending.isLoading}
                aria-label={`End ${name}, used ${formatDateTime(lastUsedAt)}`}
                onClick={() => end(id)}
              >
                End
              </Button>
            )}
          </ListRow>
        ))}
      </ul>
      {devices.length > 2 && (
        <Button variant="secondary" isBusy={endingOthers.isLoading} onClick={() => endOthers()}>
          End all other devices
        </Button>
      )}
    </Panel>
  );
}
