import type { SelectionChanged, Subject } from '@wattle/contract';
import { Button, Cluster, color, radius, space } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeleteDialog } from '../bank/delete-dialog';
import { useDeleteQuestionsMutation, useFinalizeQuestionsMutation } from '../bank/question-changes.api';
import type { Deleted } from '../bank/use-undo';
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
  onDeleted: (deleted: Deleted) => void;
}

/** What can be done with the selected questions at once. */
export function SelectionBar({ subject, selected, onDeleted }: SelectionBarProps) {
  const [finalize, finalizing] = useFinalizeQuestionsMutation();
  const [remove, removing] = useDeleteQuestionsMutation();
  const [isAsking, setAsking] = useState(false);
  const ids = [...selected.ids];

  const report = ({ message, unchanged }: SelectionChanged) => {
    const reasons = [...new Set(unchanged.map((each) => each.message))].join(' ');
    if (reasons) notify.warning(`${message} ${reasons}`);
    return unchanged.length === 0;
  };
  const finalizeSelected = async () => {
    const { data, error } = await finalize({ subject, ids });
    if (error) return notify.danger(errorMessage(error, 'Failed to finalize the questions'));
    if (report(data)) notify.success(data.message);
    selected.clear();
  };
  const deleteSelected = async () => {
    const { data, error } = await remove({ subject, ids });
    setAsking(false);
    if (error) return notify.danger(errorMessage(error, 'The questions could not be deleted. Please try again.'));
    report(data);
    selected.clear();
    if (data.changed.length > 0) onDeleted({ ids: data.changed, message: data.message });
  };

  return (
    <Root role="region" aria-label="Selected questions">
      <strong role="status">{ids.length === 1 ? '1 question selected' : `${ids.length} questions selected`}</strong>
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
