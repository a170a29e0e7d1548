import type { Subject } from '@wattle/contract/constants';
import { Alert, Button, Stack } from '@wattle/design-system';
import type { ChangeFailure } from './change-failure';
import { RestoreOffer } from './restore-offer';

interface ChangeFailedAlertProps {
  subject: Subject;
  failure: ChangeFailure;
  onRestored?: () => void;
  onClose?: () => void;
}

/** Says that questions were not changed, and why. It stays: a change that failed must not be missed. */
export function ChangeFailedAlert({ subject, failure, onRestored, ...props }: ChangeFailedAlertProps) {
  const { title, reason, deleted: [first, ...more] = [], onConfirm } = failure;
  return (
    <Alert tone="danger" {...props}>
      <Stack gap={8}>
        <strong>{title}</strong>
        {reason && <p>{reason}</p>}
        {onConfirm && (
          <div>
            <Button variant="secondary" size="dense" onClick={onConfirm}>
              Publish anyway
            </Button>
          </div>
        )}
        {first && <RestoreOffer subject={subject} deleted={[first, ...more]} onRestored={onRestored} />}
      </Stack>
    </Alert>
  );
}
