import { BIN_DAYS } from '@wattle/contract/constants';
import { ConfirmDialog } from '@wattle/design-system';

interface DeleteDialogProps {
  count?: number;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before questions are deleted; the sentence for one is the published one (docs/published.md, screens). */
export function DeleteDialog({ count = 1, ...props }: DeleteDialogProps) {
  const title =
    count === 1
      ? 'Are you sure you want to delete this question?'
      : `Are you sure you want to delete these ${count} questions?`;
  return (
    <ConfirmDialog title={title} confirmLabel="Delete" tone="danger" {...props}>
      The bin keeps {count === 1 ? 'it' : 'them'} for {BIN_DAYS} days. Tests that were taken keep what they served.
    </ConfirmDialog>
  );
}
