import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { formatCount } from '@wattle/contract/text';
import { Button, Cluster, color, formatNumber, radius, space } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ChangeFailure, partialFailure } from '../bank/change-failure';
import { DeleteDialog } from '../bank/delete-dialog';
import { useDeleteQuestionsMutation, useFinalizeQuestionsMutation } from '../bank/question-changes.api';
import { ChangeDialog } from './change-dialog';
import { SelectedDialog } from './selected-dialog';
import type { UndoableChange } from './undo-bars';
import type { Selected } from './use-selection';

const Root = styled(Cluster)`
  border: 1px solid ${color.edge};

  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.control};

  background: ${color.actionSoft};
`;

interface SelectionBarProps {
  subject: Subject;
  selected: Selected;
  /** The questions of the page. */
  shown: readonly BankQuestion[];
  onChanged: (change: UndoableChange) => void;
  onFailed: (failure: ChangeFailure | undefined) => void;
}

export function SelectionBar({ subject, selected, shown, onChanged, onFailed }: SelectionBarProps) {
  const [finalize, finalizing] = useFinalizeQuestionsMutation();
  const [remove, removing] = useDeleteQuestionsMutation();
  const [dialog, setDialog] = useState<'selected' | 'change' | 'delete'>();
  const close = () => setDialog(undefined);
  const ids = [...selected.questions.keys()];
  const elsewhere = ids.length - shown.filter(({ id }) => selected.questions.has(id)).length;

  const finalizeAll = async (selection: { ids: string[]; confirmed?: true }) => {
    onFailed(undefined);
    const { data, error } = await finalize({ subject, ...selection });
    if (error) return onFailed(failureOf(error, 'Failed to finalize the questions'));
    const toConfirm = data.unchanged.filter(({ canConfirm }) => canConfirm).map(({ id }) => id);
    const confirm = () => void finalizeAll({ ids: toConfirm, confirmed: true });
    if (data.unchanged.length > 0)
      onFailed({ ...partialFailure(data), ...(toConfirm.length > 0 && { onConfirm: confirm }) });
    else notify.success(data.message);
    selected.clear();
  };
  const deleteSelected = async () => {
    onFailed(undefined);
    const { data, error } = await remove({ subject, ids });
    close();
    if (error) return onFailed(failureOf(error, 'The questions could not be deleted. Please try again.'));
    // Those that somebody else has deleted are gone as wanted: they are not offered to be restored.
    if (data.unchanged.length > 0) onFailed({ ...partialFailure(data), deleted: [] });
    selected.clear();
    if (data.changed.length > 0) onChanged({ kind: 'deletion', ids: data.changed, message: data.message });
  };

  return (
    <Root role="region" aria-label="Selected questions">
      <strong role="status">
        {formatCount(ids.length, 'question')} selected
        {elsewhere > 0 && `, ${formatNumber(elsewhere)} on other pages`}
      </strong>
      <Button variant="secondary" size="dense" isBusy={finalizing.isLoading} onClick={() => void finalizeAll({ ids })}>
        Finalize selected
      </Button>
      <Button variant="secondary" size="dense" aria-haspopup="dialog" onClick={() => setDialog('change')}>
        Change selected
      </Button>
      <Button variant="danger" size="dense" onClick={() => setDialog('delete')}>
        Delete selected
      </Button>
      <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={() => setDialog('selected')}>
        Show selected
      </Button>
      <Button variant="quiet" size="dense" onClick={selected.clear}>
        Clear selection
      </Button>
      {dialog === 'selected' && <SelectedDialog selected={selected} onClose={close} />}
      {dialog === 'change' && (
        <ChangeDialog
          subject={subject}
          ids={ids}
          onChanged={(data) => {
            close();
            selected.clear();
            onFailed(data.unchanged.length > 0 ? partialFailure(data) : undefined);
            if (data.changed.length > 0) onChanged({ kind: 'change', ids: data.changed, message: data.message });
          }}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog count={ids.length} isBusy={removing.isLoading} onConfirm={deleteSelected} onCancel={close} />
      )}
    </Root>
  );
}

const failureOf = (error: unknown, fallback: string): ChangeFailure => ({ title: errorMessage(error, fallback) });
