import { MAX_SELECTED_QUESTIONS, type Subject } from '@wattle/contract/constants';
import { Button, Cluster, color, formatCount, radius, space } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ChangeFailure, partialFailure } from '../bank/change-failure';
import { DeleteDialog } from '../bank/delete-dialog';
import { useDeleteQuestionsMutation, useFinalizeQuestionsMutation } from '../bank/question-changes.api';
import type { Deleted } from './undo-bars';

const Root = styled(Cluster)`
  border: 1px solid ${color.edge};

  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.control};

  background: ${color.actionSoft};
`;

interface SelectionBarProps {
  subject: Subject;
  selected: Selected;
  onDeleted: (deleted: Deleted) => void;
  onFailed: (failure: ChangeFailure | undefined) => void;
}

export function SelectionBar({ subject, selected, onDeleted, onFailed }: SelectionBarProps) {
  const [finalize, finalizing] = useFinalizeQuestionsMutation();
  const [remove, removing] = useDeleteQuestionsMutation();
  const [isAsking, setAsking] = useState(false);
  const ids = [...selected.ids];

  const finalizeSelected = async () => {
    onFailed(undefined);
    const { data, error } = await finalize({ subject, ids });
    if (error) return onFailed(failureOf(error, 'Failed to finalize the questions'));
    if (data.unchanged.length > 0) onFailed(partialFailure(data));
    else notify.success(data.message);
    selected.clear();
  };
  const deleteSelected = async () => {
    onFailed(undefined);
    const { data, error } = await remove({ subject, ids });
    setAsking(false);
    if (error) return onFailed(failureOf(error, 'The questions could not be deleted. Please try again.'));
    // Those that somebody else has deleted are gone as wanted: they are not offered to be restored.
    if (data.unchanged.length > 0) onFailed({ ...partialFailure(data), deleted: [] });
    selected.clear();
    if (data.changed.length > 0) onDeleted({ ids: data.changed, message: data.message });
  };

  return (
    <Root role="region" aria-label="Selected questions">
      <strong role="status">{formatCount(ids.length, 'question')} selected</strong>
      <Button variant="secondary" size="dense" isBusy={finalizing.isLoading} onClick={finalizeSelected}>
        Finalize selected
      </Button>
      <Button variant="danger" size="dense" onClick={() => setAsking(true)}>
        Delete selected
      </Button>
      <Button variant="quiet" size="dense" onClick={selected.clear}>
        Clear selection
      </Button>
      {isAsking && (
        <DeleteDialog
          count={ids.length}
          isBusy={removing.isLoading}
          onConfirm={deleteSelected}
          onCancel={() => setAsking(false)}
        />
      )}
    </Root>
  );
}

const failureOf = (error: unknown, fallback: string): ChangeFailure => ({ title: errorMessage(error, fallback) });

export interface Selected {
  ids: ReadonlySet<string>;
  set: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/** The selected questions, over all pages of what the list shows; another filter begins anew. */
export function useSelection(filterKey: string): Selected {
  const [selection, setSelection] = useState({ filterKey, ids: new Set<string>() });
  const ids = selection.filterKey === filterKey ? selection.ids : new Set<string>();
  return {
    ids,
    set(changed, isSelected) {
      const next = new Set(ids);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      if (next.size > MAX_SELECTED_QUESTIONS) {
        notify.warning(`At most ${MAX_SELECTED_QUESTIONS} questions can be selected at once.`);
      } else setSelection({ filterKey, ids: next });
    },
    clear: () => setSelection({ filterKey, ids: new Set() }),
  };
}
