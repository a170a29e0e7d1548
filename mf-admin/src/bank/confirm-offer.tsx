import type { FieldError } from '@wattle/contract/primitives';
import { Alert, Button, Cluster, Stack } from '@wattle/design-system';

interface ConfirmOfferProps {
  fault: FieldError;
  isBusy: boolean;
  onCorrect: (correction: string) => void;
  onConfirm: () => void;
}

/** What the server asks staff to correct or to confirm, each by one click. */
export function ConfirmOffer({ fault: { message, correction }, isBusy, onCorrect, onConfirm }: ConfirmOfferProps) {
  return (
    <Alert tone="warning">
      <Stack gap={8}>
        <p>{message}</p>
        <Cluster gap={8}>
          {correction && (
            <Button variant="secondary" size="dense" isDisabled={isBusy} onClick={() => onCorrect(correction)}>
              Use {correction}
            </Button>
          )}
          <Button variant="secondary" size="dense" isDisabled={isBusy} onClick={onConfirm}>
            It is right, save it
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
