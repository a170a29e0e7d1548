import type { Subject } from '@wattle/contract/constants';
import type { FieldError } from '@wattle/contract/primitives';
import { Alert, Cluster, formatWhen, Stack } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { DenseButton } from '../shared/buttons';
import { type ChangeFailure, type DeletedMeanwhile, partialFailure } from './change-failure';
import { useRestoreQuestionsMutation } from './question-changes.api';

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
            <DenseButton onClick={onConfirm}>Publish anyway</DenseButton>
          </div>
        )}
        {first && <RestoreOffer subject={subject} deleted={[first, ...more]} onRestored={onRestored} />}
      </Stack>
    </Alert>
  );
}

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
            <DenseButton isDisabled={isBusy} onClick={() => onCorrect(correction)}>
              Use {correction}
            </DenseButton>
          )}
          <DenseButton isDisabled={isBusy} onClick={onConfirm}>
            It is right, save it
          </DenseButton>
        </Cluster>
      </Stack>
    </Alert>
  );
}

interface RestoreOfferProps {
  subject: Subject;
  deleted: readonly [DeletedMeanwhile, ...DeletedMeanwhile[]];
  onRestored?: (() => void) | undefined;
}

export function RestoreOffer({ subject, deleted, onRestored }: RestoreOfferProps) {
  const fallback = 'The question could not be restored. Please try again.';
  const { failure, isLoading, restoreAll } = useRestore(subject, { fallback, onRestored });
  return (
    <>
      <p>{deletionSentence(deleted)}</p>
      {failure && <p role="alert">{failure}</p>}
      <div>
        <DenseButton isBusy={isLoading} onClick={() => restoreAll(deleted.map(({ id }) => id))}>
          Restore
        </DenseButton>
      </div>
    </>
  );
}

function deletionSentence(deleted: RestoreOfferProps['deleted']): string {
  const [{ by, at }] = deleted;
  if (deleted.length === 1) return `${by} deleted it ${formatWhen(at)}.`;
  const names = [...new Set(deleted.map((each) => each.by))];
  return `${names.join(' and ')} deleted ${deleted.length} of them.`;
}

interface RestoreOptions {
  kind?: 'deletion' | 'change';
  fallback: string;
  onRestored?: (() => void) | undefined;
}

/** Restores deleted questions, or changes questions back. `failure` says which are not restored and why. */
export function useRestore(subject: Subject, { kind = 'deletion', fallback, onRestored }: RestoreOptions) {
  const [restore, { data, error, isLoading }] = useRestoreQuestionsMutation();
  const failure = error ? errorMessage(error, fallback) : data && notRestored(data);
  return {
    failure,
    isLoading,
    isDone: data !== undefined,
    async restoreAll(ids: string[]): Promise<void> {
      const { data } = await restore({ subject, ids, kind });
      if (!data || notRestored(data)) return;
      notify.success(data.message);
      onRestored?.();
    },
  };
}

function notRestored(changed: Parameters<typeof partialFailure>[0]): string | undefined {
  const { title, reason } = partialFailure(changed);
  return changed.unchanged.length > 0 ? `${title} ${reason}` : undefined;
}
